/** What fits into an answer of the tools with which assistants read pages, in characters. */
const MOST = 50_000;
/** What is left free for the front matter and the lines below it. */
const FOR_HEAD = 2000;

/** A page's Markdown, the URL of its file, and the line that leads to the index of its version. */
export type WholePage = {readonly markdown: string; readonly url: string; readonly index: string};

/** A file of a page's Markdown: its name after that of the page, which is empty for the first one, and its text. */
export type PartFile = {readonly name: string; readonly text: string};

/**
 * Returns the files of a page: those of `filesOf`, or, if its sections have `names`, one for each section and an opening one,
 * which lists them. Throws if there are other sections.
 */
export function partFiles({markdown, url, index}: WholePage, names: readonly string[]): PartFile[] {
  const end = markdown.indexOf('\n---\n');
  const [about, body] = [markdown.slice(0, end), markdown.slice(end + '\n---\n\n'.length)];
  const page = {about, body, url, index};
  if (names.length === 0) return filesOf(page, '');
  const [opening = '', ...texts] = body.split(/^(?=### )/m);
  if (texts.length !== names.length)
    throw new Error(`${url} has ${texts.length} sections rather than ${names.length}.`);
  const sections = names.map((name, at) => ({name: `/${name}`, text: texts[at] ?? ''}));
  const items = sections.map(({name, text}) => `- [${titleOf(text)}](${partAddress(url, name)})`);
  return [
    {name: '', text: `${about}\n---\n\n${index}\n\n${opening}${items.join('\n')}\n`},
    ...sections.flatMap(({name, text}) => filesOf({...page, body: text, url: partAddress(url, name)}, name)),
  ];
}

/** A page or a section of one, with its front matter (`about`) apart. */
type Text = {readonly about: string; readonly body: string} & Omit<WholePage, 'markdown'>;

/**
 * Returns the files that a text is written to, none longer than 50,000 characters, whose names begin with `start`. Most
 * texts have one. The files of a longer one name each other, and each says in its front matter which one it is
 * (`part: 1 of 4`).
 */
function filesOf({about, body, url, index}: Text, start: string): PartFile[] {
  const parts = partsOf(body, MOST - FOR_HEAD);
  return parts.map((part, place) => {
    const name = start + partName(place);
    if (parts.length === 1) return {name, text: `${about}\n---\n\n${index}\n\n${part}`};
    const others = `> ${parts.map((one, i) => nameOf(one, i, i === place, url)).join('\n> ')}`;
    const head = `${about}\npart: ${place + 1} of ${parts.length}\n---\n\n${index}\n\n${others}`;
    return {name, text: `${head}\n\n${part}`};
  });
}

/** Returns the address of a file of a page from that of the page's Markdown: `errors/camera.md`. */
export const partAddress = (first: string, name: string): string => first.replace(/\.md$/, `${name}.md`);

/** Returns the name of a file by its place from 0: `-part-2`. */
const partName = (place: number): string => (place === 0 ? '' : `-part-${place + 1}`);

/** Returns the text of the heading that a part begins with, if it does. */
const titleOf = (part: string): string =>
  (/^#{1,3} (.*)/.exec(part)?.[1] ?? '').replaceAll(/\[(.*?)\]\(.*?\)|[`\\]/g, '$1');

function nameOf(part: string, place: number, isHere: boolean, url: string): string {
  const name = `Part ${place + 1}`;
  const start = titleOf(part);
  const from = start === '' ? '' : ` begins with “${start}”`;
  return isHere
    ? `- ${name}, this file${from && `,${from}`}`
    : `- [${name}](${partAddress(url, partName(place))})${from}`;
}

/**
 * Splits a text where a section starts: the last one in the second half of what fits that starts with the highest heading.
 * A section that doesn't fit is split between blocks.
 */
function partsOf(text: string, most: number): string[] {
  const parts: string[] = [];
  let rest = blocksOf(text);
  while (lengthOf(rest) > most) {
    let fitting = rest.length;
    while (fitting > 1 && lengthOf(rest.slice(0, fitting)) > most) fitting -= 1;
    const half = rest.findIndex((_, i) => lengthOf(rest.slice(0, i)) > most / 2);
    const startOf = (heading: string): number =>
      rest.slice(0, fitting + 1).findLastIndex((block, i) => i >= half && i > 0 && block.startsWith(heading));
    const cut = ['## ', '### '].map(startOf).find((at) => at > 0) ?? fitting;
    parts.push(joined(rest.slice(0, cut)));
    rest = rest.slice(cut);
  }
  return [...parts, joined(rest)];
}

/** Returns the blocks at the top level of Markdown, and the items of lists: what empty lines separate, except in code. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let fence = '';
  for (const piece of text.trimEnd().split('\n\n')) {
    const isInside = fence !== '' || /^\s/.test(piece);
    for (const [, mark = ''] of piece.matchAll(/^(`{3,})/gm)) {
      if (fence === '') fence = mark;
      else if (mark === fence) fence = '';
    }
    if (isInside && blocks.length > 0) blocks.push(`${blocks.pop() ?? ''}\n\n${piece}`);
    else blocks.push(piece);
  }
  return blocks;
}

function lengthOf(blocks: readonly string[]): number {
  return blocks.reduce((sum, block) => sum + block.length + '\n\n'.length, 0);
}

function joined(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`;
}
