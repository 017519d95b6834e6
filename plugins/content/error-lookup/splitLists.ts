import {hashOf} from '../../../packages/lib/hashFiles';

/** A built page whose lists have only the first message of each error, and the files with the rest, by their addresses. */
export type SplitPage = {readonly html: string; readonly files: ReadonlyMap<string, string>};

/** A list as `renderLookup` writes it. */
const LIST = /(<dl class="?members"? data-errors="?([^\s">]+)"? data-count="?(\d+)"?[^>]*)>(.*?)<\/dl>/gs;

const DATA = /<template class="?error-lookup__data"?>(.*?)<\/template>/s;

/** The end of the lists with the errors of other versions. */
const OTHERS_END = '</template>';

/**
 * Splits the built HTML of the page at `address`, which would be several times larger than any other. Each list has its
 * entries in a JSON file below `folder`, and the messages that are compared with texts are in another one.
 */
export function splitLists(html: string, address: string, folder: string): SplitPage {
  const data = DATA.exec(html)?.[1];
  if (data === undefined) throw new Error(`${address} has no data of errors. Did renderLookup.ts change?`);
  const files = new Map<string, string>();
  const own = `${folder}/${hashOf(data, ...[...html.matchAll(LIST)].map(([list]) => list)).slice(0, 12)}`;
  const othersEnd = html.indexOf(OTHERS_END);
  const short = html.replace(
    LIST,
    (_list, start: string, name: string, count: string, content: string, at: number) => {
      const entries = content.split(/(?<=<\/div>)/);
      if (entries.length !== Number(count))
        throw new Error(`${address}: the entries of ${name} have a <div>.`);
      const isOwn = at > othersEnd;
      const url = `${own}/${isOwn ? name : `others/${name}`}.json`;
      if (files.has(url)) throw new Error(`${address} has two lists with the name ${name}.`);
      files.set(url, JSON.stringify(entries));
      const list = `${start} data-part=${url}>${isOwn ? entries.map((entry) => shortEntry(entry, name)).join('') : ''}</dl>`;
      return isOwn
        ? `${list}<p class=error-causes><a href=${address}/${name}.md>Causes and fixes</a></p>`
        : list;
    },
  );
  // Only HTML needs the escapes that `renderLookup` writes.
  files.set(`${own}/errors.json`, JSON.stringify(JSON.parse(data)));
  return {
    html: short.replace(DATA, `<template class=error-lookup__data data-part=${own}/errors.json></template>`),
    files,
  };
}

/**
 * Returns an entry with its first message, which finds it in the page, and with the anchors that don't say in which list
 * they are. The page finds the others: `camera.denied` is in the list `camera`.
 */
function shortEntry(entry: string, name: string): string {
  const [, id = '', code = ''] = /<a [^>]*?id="?([^\s">]+)[^>]*><code[^>]*>(.*?)<\/code>/s.exec(entry) ?? [];
  if (id === '') throw new Error(`An entry has no anchor: ${entry.slice(0, 200)}`);
  const anchors = [...entry.matchAll(/ id="?([^\s">]+)/g)]
    .map(([, anchor = '']) => anchor)
    .filter((anchor) => anchor !== id && !anchor.startsWith(`${name}.`))
    .map((anchor) => `<span id=${anchor}></span>`);
  const message = code.replace(/<wbr\/?>/g, '');
  return `<div><dt>${anchors.join('')}<a id=${id}><code>${message}</code></a></dt></div>`;
}
