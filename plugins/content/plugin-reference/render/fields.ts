import type {RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {inlineCode, paragraph, table, text, type Cell} from '../../lib/markdown';
import type {Field} from '../../lib/referenceTypes';
import {commentBlocks, commentCell} from './comment';
import {linkedCode, type Links} from './links';

/** Returns a table of fields, with `heading` above the first column. Empty columns are left out. */
export function fieldsTable(heading: string, fields: readonly Field[], links: Links): RootContent[] {
  if (fields.length === 0) return [];
  const row = (field: Field): Cell[] => [
    nameCell(field),
    field.type ? [linkedCode(field.type, links)] : [],
    commentCell(describe(field), links),
    field.defaultValue ? [inlineCode(field.defaultValue)] : [],
    field.since ? [text(field.since)] : [],
  ];
  return [table([heading, 'Type', 'Description', 'Default', 'Since'], fields.map(row))];
}

/** Returns a table of an enum's members. */
export function membersTable(members: readonly Field[], links: Links): RootContent[] {
  if (members.length === 0) return [];
  const row = (member: Field): Cell[] => [
    [inlineCode(member.name)],
    member.type ? [inlineCode(member.type)] : [],
    commentCell(describe(member), links),
    member.since ? [text(member.since)] : [],
  ];
  return [table(['Member', 'Value', 'Description', 'Since'], members.map(row))];
}

function nameCell({name, optional}: Field): Cell {
  return optional ? [inlineCode(name), text(' (optional)')] : [inlineCode(name)];
}

/** Returns a field's comment, with its deprecation before it and its example after it. */
function describe({docs, deprecated, example}: Field): string {
  const sample = example && (/[`\n]/.test(example) ? `Example:\n\n${example}` : `Example: \`${example}\``);
  return [deprecated === undefined ? '' : `**Deprecated.** ${deprecated}`, docs, sample]
    .filter(Boolean)
    .join('\n\n');
}

/** Returns the deprecation notice with its reason, or nothing if there is no deprecation. */
export function deprecation(deprecated: string | undefined, links: Links): ContainerDirective[] {
  if (deprecated === undefined) return [];
  const label = {...paragraph(text('Deprecated')), data: {directiveLabel: true}};
  const children = [label, ...commentBlocks(deprecated, links)] as ContainerDirective['children'];
  return [{type: 'containerDirective', name: 'warning', children}];
}

/** Returns `Since: 1.0.0`, or nothing. */
export function sinceLine(since: string | undefined): RootContent[] {
  return since ? [paragraph({type: 'strong', children: [text('Since:')]}, text(` ${since}`))] : [];
}
