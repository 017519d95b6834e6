import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';

/** How React marks a part that was not ready, and that it leaves to the browser. */
const LEFT_OUT = '<!--$!-->';

/**
 * Returns a page as HTML. As core's function of this name, but at once: core's writes a stream, which React encodes in
 * pieces of 2 KB, and collects it again. Rejects when a component throws, and when one waits for something.
 */
export function renderToHtml(page: ReactNode): Promise<string> {
  return Promise.resolve(page).then(toWholeHtml);
}

function toWholeHtml(page: ReactNode): string {
  const html = renderToString(page);
  if (html.includes(LEFT_OUT)) {
    throw new Error(
      'server-render: a component waits for something (it suspends) while the page is rendered, and would be missing ' +
        'in its HTML. Have it there before, or take renderToHtml out of plugins/server-render/index.ts.',
    );
  }
  return html;
}
