import type {ReactNode} from 'react';

type Props = {readonly language: string; readonly html: string};

/** A code block. plugins/content/code-blocks generates its HTML at build time. */
export function CodeFrame({language, html}: Props): ReactNode {
  return <div className="code-block" data-language={language} dangerouslySetInnerHTML={{__html: html}} />;
}
