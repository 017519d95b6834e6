import {useMemo, type ReactNode} from 'react';
import {builtHtml} from '@site/plugins/lib/trusted-types';

type Props = {readonly language: string; readonly html: string};

/** A code block. plugins/content/code-blocks generates its HTML at build time. */
export function CodeFrame({language, html}: Props): ReactNode {
  // React writes the HTML again whenever it gets another object.
  const inner = useMemo(() => ({__html: builtHtml(html)}), [html]);
  return <div className="code-block" data-language={language} dangerouslySetInnerHTML={inner} />;
}
