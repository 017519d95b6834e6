import {closest} from './closest';

/** Wraps or unwraps the long lines of a code block when its button is pressed, through one listener on the document. */
export function listenToWrapButtons(): void {
  document.addEventListener('click', ({target}) => {
    const button = closest(target, '[data-wrap]');
    const isWrapped = button?.parentElement?.classList.toggle('code-block--wrapped');
    button?.setAttribute('aria-pressed', String(isWrapped));
  });
}
