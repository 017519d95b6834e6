import {parse, type DefaultTreeAdapterTypes} from 'parse5';

/**
 * Returns the document that a browser makes of `html`, as data. Space in the head and the text of scripts, which may be
 * written in other ways, are left out; that there is a script is not.
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
