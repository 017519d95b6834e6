import type {SyntaxNode} from '@lezer/common';
import {parser} from '@lezer/xml';
import {parseStrictly} from './parseStrictly';
import {lineAt, ReadError, type Range} from './types';

type XmlAttribute = Range & {
  readonly name: string;
  readonly value: string;
  /** The value without its quotes. */
  readonly valueRange: Range;
};

export type XmlElement = Range & {
  readonly name: string;
  /** The opening tag. */
  readonly tag: Range;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  /** The element's own text, without that of its children. */
  readonly text: string;
};

/** Returns the root element of an XML file. Throws a `ReadError` with the line of the first mistake. */
export function readXml(text: string): XmlElement {
  const tree = parseStrictly(parser, text);
  const error = typeof tree === 'number' ? tree : firstError(tree.topNode);
  if (typeof tree === 'number' || error !== undefined) {
    throw new ReadError(
      `It isn't well-formed XML: on line ${lineAt(text, error ?? 0)}, a tag isn't closed or is out of place.`,
      error,
    );
  }
  const root = tree.topNode.getChild('Element');
  if (!root) throw new ReadError('It should be XML with one root element.');
  return elementOf(text, root);
}

/** Returns the value of an element's attribute, if it has it. */
export function attributeOf({attributes}: XmlElement, name: string): string | undefined {
  return attributes.find((one) => one.name === name)?.value;
}

/** Returns an element and all elements in it, in the file's order. */
export function allElements(element: XmlElement): XmlElement[] {
  return [element, ...element.children.flatMap(allElements)];
}

function firstError(top: SyntaxNode): number | undefined {
  let found: number | undefined;
  top.cursor().iterate(({type, from}) => {
    if (['MissingCloseTag', 'MismatchedCloseTag'].includes(type.name)) found ??= from;
  });
  return found;
}

function elementOf(text: string, node: SyntaxNode): XmlElement {
  const tag = node.getChild('OpenTag') ?? node.getChild('SelfClosingTag') ?? node;
  const name = tag.getChild('TagName');
  return {
    start: node.from,
    end: node.to,
    name: name ? text.slice(name.from, name.to) : '',
    tag: {start: tag.from, end: tag.to},
    attributes: tag.getChildren('Attribute').flatMap((attribute) => readAttribute(text, attribute) ?? []),
    children: node.getChildren('Element').map((child) => elementOf(text, child)),
    text: node
      .getChildren('Text')
      .map(({from, to}) => text.slice(from, to))
      .join('')
      .trim(),
  };
}

function readAttribute(text: string, node: SyntaxNode): XmlAttribute | undefined {
  const name = node.getChild('AttributeName');
  const value = node.getChild('AttributeValue');
  if (!name || !value) return undefined;
  const valueRange = {start: value.from + 1, end: value.to - 1};
  return {
    start: node.from,
    end: node.to,
    name: text.slice(name.from, name.to),
    value: text.slice(valueRange.start, valueRange.end),
    valueRange,
  };
}

/** An entry of a property list: the elements of its key and of its value. */
export type PlistEntry = {readonly key: string; readonly keyElement: XmlElement; readonly value: XmlElement};

/** Returns the entries at the top of a property list. Throws a `ReadError` if it is none. */
export function readPlist(text: string): PlistEntry[] {
  const root = readXml(text);
  const dict = root.children.find(({name}) => name === 'dict');
  if (root.name !== 'plist' || !dict)
    throw new ReadError('It should be a property list: <plist> with <dict>.');
  return dict.children.flatMap((keyElement, index) => {
    const value = dict.children[index + 1];
    return keyElement.name === 'key' && value ? [{key: keyElement.text, keyElement, value}] : [];
  });
}
