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
      files.set(url, JSON.stringify(entries));
      const list = `${start} data-part=${url}>${isOwn ? entries.map(shortEntry).join('') : ''}</dl>`;
      return isOwn
        ? `${list}<p class=error-causes><a href=${address}/${name}.md>Causes and fixes</a></p>`
        : list;
    },
  );
  files.set(`${own}/errors.json`, data.replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
  return {
    html: short.replace(DATA, `<template class=error-lookup__data data-part=${own}/errors.json></template>`),
    files,
  };
}

/** Returns an entry with its first message, which finds it in the page, and with the anchors before that message. */
function shortEntry(entry: string): string {
  const [, before = '', id = '', code = ''] =
    /<dt>(.*?)<a [^>]*?id=("[^"]*"|[^\s>]+)[^>]*><code[^>]*>(.*?)<\/code>/s.exec(entry) ?? [];
  if (id === '') throw new Error(`An entry has no anchor: ${entry.slice(0, 200)}`);
  return `<div><dt>${before}<a id=${id}><code>${code.replace(/<wbr\/?>/g, '')}</code></a></dt></div>`;
}
