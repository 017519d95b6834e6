import fs from 'node:fs';
import path from 'node:path';
import type {Image} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {DocPage} from '../types';
import {offsetOf, type PageProblem} from '../problem';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Finds images without an alternative text, and images that don't exist. */
export function checkImages(page: DocPage, siteDir: string): PageProblem[] {
  const problems: PageProblem[] = [];
  visit(page.tree, (node) => {
    if (node.type === 'image') problems.push(...checkImage(node, page, siteDir));
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isElement && node.name === 'img' && !hasAlt(node)) problems.push(withoutAlt(offsetOf(node)));
  });
  return problems;
}

function checkImage(image: Image, page: DocPage, siteDir: string): PageProblem[] {
  const offset = offsetOf(image);
  return [
    ...(image.alt?.trim() ? [] : [withoutAlt(offset)]),
    ...(existsFor(image.url, page, siteDir)
      ? []
      : [
          {
            offset,
            message: `The image ${image.url} does not exist`,
            hint: 'Write a path relative to the page, or /… for a file in static',
          },
        ]),
  ];
}

function withoutAlt(offset: number): PageProblem {
  return {offset, message: 'The image has no alternative text', hint: 'Describe what it shows'};
}

function existsFor(url: string, page: DocPage, siteDir: string): boolean {
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return true;
  const file = decodeURI(url.replace(/[?#].*$/, ''));
  const folder = file.startsWith('/') ? 'static' : path.dirname(page.file);
  return fs.existsSync(path.join(siteDir, folder, file));
}

/** An expression counts as an alternative text, because its value isn't known here. */
function hasAlt({attributes}: JsxElement): boolean {
  return attributes.some((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return true;
    if (attribute.name !== 'alt') return false;
    return typeof attribute.value === 'string' ? attribute.value.trim() !== '' : Boolean(attribute.value);
  });
}
