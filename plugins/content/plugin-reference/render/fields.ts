import type {RootContent} from 'mdast';
import {deprecationReason, memberAnchor, type Field, type Method} from '../../../../packages/facts';
import {element, inlineCode, text, type Cell, type ElementNode} from '../../../../packages/pages/markdown';
import {factsOf, memberList, type Marked, type Member} from '../../lib/members';
import {uniqueSlugs} from '../../../../packages/facts/slugs';
import {commentEntry} from './comment';
import {linkedCode, type Links} from './links';

/**
 * Returns a definition list of fields. Each has an anchor below `owner`, the anchor of what they belong to. They say
 * whether they can be left out as `marked` asks for.
 */
export function fieldList(
  fields: readonly Field[],
  owner: string,
  links: Links,
  marked: Marked = 'optional',
): ElementNode[] {
  return anchoredList(
    fields.map((field) => fieldMember(field, links, marked)),
    owner,
  );
}

/** Returns a definition list of a method's parameters, which have no anchors. */
export function parameterList(parameters: readonly Field[], links: Links): ElementNode[] {
  return memberList(parameters.map((parameter) => fieldMember(parameter, links, 'required')));
}

function fieldMember(field: Field, links: Links, marked: Marked): Omit<Member, 'id'> {
  return {...shared(field, links), ...factsOf(field, typeCell(field, links), marked)};
}

/** Returns a definition list of an enum's members. */
export function enumMemberList(members: readonly Field[], owner: string, links: Links): ElementNode[] {
  const member = (field: Field): Omit<Member, 'id'> => ({
    ...shared(field, links),
    facts: [field.type ? [inlineCode(field.type)] : [], field.since ? [text(`since ${field.since}`)] : []],
  });
  return anchoredList(members.map(member), owner);
}

/** Returns a definition list of the methods of an interface that isn't the plugin's own. */
export function methodList(methods: readonly Method[], owner: string, links: Links): ElementNode[] {
  const member = ({name, signature, docs}: Method): Omit<Member, 'id'> => ({
    name: `${name}()`,
    facts: [[linkedCode(signature, links)]],
    docs: commentEntry(docs, links),
  });
  return anchoredList(methods.map(member), owner);
}

/** Returns a field's type as code with links, and below it its values if the type has only a few. */
export function typeCell({type}: Pick<Field, 'type'>, links: Links): Cell {
  const values = links.values.get(type);
  return [
    ...(type ? [linkedCode(type, links)] : []),
    ...(values === undefined ? [] : [text(' '), element('small', inlineCode(values))]),
  ];
}

/** The version that added a type, and the type's members. */
type Dated = {readonly since?: string; readonly members: readonly Field[]};

/**
 * Returns the version that added a type, and its members without those that would only repeat it. If the type doesn't
 * state a version, that is the one that all members state.
 */
export function datedOnce({since, members}: Dated): Dated {
  const [first] = members;
  const shared = members.every((member) => member.since === first?.since) ? first?.since : undefined;
  const added = since ?? shared;
  if (added === undefined) return {members};
  return {since: added, members: members.map((member) => withoutSince(member, added))};
}

/** Returns `field` without the version that added it if that is `said`, which stands next to it already. */
export function withoutSince(field: Field, said: string | undefined): Field {
  const {since, ...rest} = field;
  return since === said ? rest : field;
}

/** What a field's description consists of. */
export type Described = Pick<Field, 'docs' | 'deprecated' | 'example'>;

/** Returns a field's description: why it is deprecated, its comment and its example. */
export function describeField({docs, deprecated, example}: Described, links: Links): readonly RootContent[] {
  const sample = example && (/[`\n]/.test(example) ? `Example:\n\n${example}` : `Example: \`${example}\``);
  const parts = [deprecationReason(deprecated), docs, sample].filter(Boolean);
  return commentEntry(parts.join('\n\n'), links);
}

function shared(field: Field, links: Links): Omit<Member, 'facts'> {
  const {name, deprecated, news, limit} = field;
  return {name, docs: describeField(field, links), deprecated, news, limit};
}

function anchoredList(members: readonly Omit<Member, 'id'>[], owner: string): ElementNode[] {
  const unique = uniqueSlugs();
  return memberList(members.map((member) => ({...member, id: unique(memberAnchor(owner, member.name))})));
}
