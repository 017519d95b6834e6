import {FULL_TEXT, INDEX, textPath} from '../../lib/textPath';
import type {PageSource} from './types';

/** What is indexed of the files for assistants, which every version has. */
const TEXTS = [
  {
    name: INDEX,
    title: `List of all pages (${INDEX})`,
    description: 'For AI assistants and other programs: all pages of this version and what each is about.',
    text: 'The list leads to each page as Markdown. Give an LLM or a coding agent its address.',
  },
  {
    name: FULL_TEXT,
    title: `Text of all pages (${FULL_TEXT})`,
    description: 'For AI assistants and other programs: the whole documentation of this version in one file.',
    text: 'Download the complete Markdown for an LLM, a coding agent or a search of your own.',
  },
];

/** Returns what search finds of the files for assistants of a version, whose home page is `home`. */
export function textsOf(home: PageSource): PageSource[] {
  return TEXTS.map(({name, title, description, text}) => ({
    ...home,
    url: textPath(home.url, name),
    description,
    section: 'Reference',
    article: Buffer.from(`<h1>${title}</h1><p>${text}</p>`),
  }));
}
