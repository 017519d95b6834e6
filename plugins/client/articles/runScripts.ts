import {builtScript} from '../../lib/trusted-types';

/** Runs the scripts of the article that navigation has put into the page, because browsers don't run those. */
export function runScripts(): void {
  for (const {text} of document.querySelectorAll<HTMLScriptElement>('.markdown script')) {
    const script = document.createElement('script');
    script.text = builtScript(text);
    document.head.append(script);
    script.remove();
  }
}
