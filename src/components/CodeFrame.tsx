import type {ReactNode} from 'react';

type Props = {readonly language: string; readonly html: string};

/** A code block whose HTML was made at build by plugins/content/code-blocks. */
export function CodeFrame({language, html}: Props): ReactNode {
  return <div className="code-block" data-language={language} dangerouslySetInnerHTML={{__html: html}} />;
}
