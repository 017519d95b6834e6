import path from 'node:path';
import type {Node, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {docsVersionOf} from '../../../packages/pages/docsVersion';
import {mayContain} from '../../../packages/pages/mayContain';
import {resolveTokens} from '../../../packages/pages/resolveTokens';
import type {Requirements} from '../../../packages/pages/requirements';

export type RemarkRequirementsOptions = {
  readonly requirements: Requirements;
  readonly siteDir: string;
};

/** The fields of mdast and MDX nodes, and of attributes, that hold text. */
const TEXT_FIELDS = ['value', 'meta', 'url', 'title', 'alt'] as const;

/**
 * Returns a remark transformer that replaces `%req.name%` in prose, tables, links, inline code, code blocks and JSX
 * attributes. Throws a single error that lists every unknown token in the file as `file:line:column`.
 */
export function remarkRequirements({requirements, siteDir}: RemarkRequirementsOptions) {
  return (tree: Root, file: VFile): void => {
    if (!mayContain(file, ['%req.'])) return;
    const version = docsVersionOf(file.path, siteDir);
    const complaints: string[] = [];
    visit(tree, (node) => {
      for (const holder of holdersIn(node)) {
        for (const key of TEXT_FIELDS) {
          const source = holder[key];
          if (typeof source !== 'string' || !source.includes('%req.')) continue;
          const {text, problems} = resolveTokens(source, version, requirements);
          holder[key] = text;
          for (const {offset, message, hint} of problems) {
            const where = `${path.relative(siteDir, file.path)}:${positionIn(node, source, offset)}`;
            complaints.push(`${where}  ${message}. ${hint}.`);
          }
        }
      }
    });
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  };
}

/** Returns what can have the fields: the node and, of a component, its attributes. */
function holdersIn(node: Node): Record<string, unknown>[] {
  const holder = node as unknown as Record<string, unknown>;
  const {attributes} = holder;
  return [holder, ...(Array.isArray(attributes) ? (attributes as Record<string, unknown>[]) : [])];
}

/** Returns the `line:column` of an offset in a node's text, as precisely as the node's position allows. */
function positionIn(node: Node, text: string, offset: number): string {
  const start = node.position?.start;
  if (!start) return '1:1';
  const before = text.slice(0, offset).split('\n');
  const fenceLine = node.type === 'code' ? 1 : 0;
  const line = start.line + before.length - 1 + fenceLine;
  const column = before.length === 1 && !fenceLine ? start.column + offset : (before.at(-1)?.length ?? 0) + 1;
  return `${line}:${column}`;
}
