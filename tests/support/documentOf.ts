import {parse, type DefaultTreeAdapterTypes} from 'parse5';

/**
 * Returns the document that a browser makes of `html`, as data. Whitespace in the head and the scripts' text are left
 * out, because they can be written in different ways. The script elements themselves are included.
 */
export function documentOf(html: string): unknown {
  return plain(parse(html));
}

function plain(node: DefaultTreeAdapterTypes.Node): unknown {
  if ('value' in node) return node.value;
  const children = 'childNodes' in node ? node.childNodes : [];
  const kept = children.filter(({nodeName}) => !isLeftOut(node.nodeName, nodeName));
  return [node.nodeName, 'attrs' in node ? node.attrs : [], kept.map(plain)];
}

function isLeftOut(parent: string, name: string): boolean {
  return name === '#text' && ['html', 'head', 'script'].includes(parent);
}
