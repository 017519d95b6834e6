import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {jsxElement} from '../../../packages/pages/markdown';
import {codeRenderer, type CodeOptions} from './renderCode';

/**
 * Returns a remark transformer that replaces each fenced or indented code block with a `<CodeFrame>` that contains the
 * final HTML, so the browser needs no highlighter. A block without a language is plain text. Throws `file:line` if a
 * language has no grammar.
 *
 * @param prism the site's `themeConfig.prism`
 */
export function remarkHighlight({siteDir, prism}: {readonly siteDir: string; readonly prism: CodeOptions}) {
  const renderCode = codeRenderer(prism);
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const language = node.lang ?? 'text';
      try {
        const html = renderCode({code: node.value, language, meta: node.meta});
        parent.children[index] = jsxElement('CodeFrame', {language, html});
      } catch (error) {
        const where = `${path.relative(siteDir, file.path)}:${node.position?.start.line ?? 1}`;
        throw new Error(`${where}  ${(error as Error).message}`, {cause: error});
      }
    });
  };
}
