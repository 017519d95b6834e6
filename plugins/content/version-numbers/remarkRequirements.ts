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

/** The fields of mdast and MDX nodes that hold text. */
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
      for (const field of textFieldsOf(node)) {
        const {text, problems} = resolveTokens(field.text, version, requirements);
        if (text !== field.text) field.set(text);
        for (const problem of problems) {
          const where = positionIn(node, field.text, problem.offset);
          complaints.push(
            `${path.relative(siteDir, file.path)}:${where}  ${problem.message}. ${problem.hint}.`,
          );
        }
      }
    });
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  };
}

type TextField = {text: string; set: (text: string) => void};

function textFieldsOf(node: Node): TextField[] {
  const record = node as unknown as Record<string, unknown>;
  const fields: TextField[] = [];
  const add = (holder: Record<string, unknown>, key: string): void => {
    const text = holder[key];
    if (typeof text !== 'string' || !text.includes('%req.')) return;
    fields.push({
      text,
      set: (next) => {
        holder[key] = next;
      },
    });
  };
  for (const key of TEXT_FIELDS) add(record, key);
  if (Array.isArray(record.attributes)) {
    for (const attribute of record.attributes as Record<string, unknown>[]) add(attribute, 'value');
  }
  return fields;
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
