import {frontMatterFields} from '../pageSource';
import type {DocPage} from '../types';
import type {PageProblem} from '../problem';

/** The length of a description (WRITING.md, "Pages") in characters: about what a search result shows. */
const DESCRIPTION = {min: 60, max: 155};

/** Fields that a page may have, and what to do instead of those that it may not. */
const ALLOWED = new Set([
  'title',
  'description',
  'hide_title',
  'hide_table_of_contents',
  'hide_footer',
  'pagination_next',
  // Checked by the rule "sidebar".
  'displayed_sidebar',
]);
const INSTEAD: Readonly<Record<string, string>> = {
  slug: 'Remove it: the path of the file is the URL',
  id: 'Remove it: the path of the file is the ID',
  sidebar_label: 'Remove it: labels belong in the sidebar file',
  sidebar_position: 'Remove it: the order belongs in the sidebar file',
};

/** Finds missing and unknown fields in the front matter, and descriptions that don't work as search results. */
export function checkFrontMatter(page: DocPage): PageProblem[] {
  const fields = frontMatterFields(page);
  const places = new Map(fields.map(({key, start}) => [key, start]));
  return [
    ...['title', 'description']
      .filter((key) => textOf(page, key) === '')
      .map((key) => missing(key, places.get(key) ?? 0)),
    ...fields.filter(({key}) => !ALLOWED.has(key)).map(({key, keyOffset}) => surplus(key, keyOffset)),
    ...checkTitle(page, places.get('hide_title') ?? 0),
    ...checkFooter(page.frontMatter.hide_footer, places.get('hide_footer') ?? 0),
    ...checkDescription(textOf(page, 'description'), places.get('description') ?? 0),
  ];
}

function textOf(page: DocPage, key: string): string {
  const value = page.frontMatter[key];
  return typeof value === 'string' ? value.trim() : '';
}

function missing(key: string, offset: number): PageProblem {
  return {offset, message: `The front matter has no ${key}`, hint: `Add \`${key}: …\``};
}

function surplus(key: string, offset: number): PageProblem {
  const hint = INSTEAD[key] ?? 'Remove it: pages have a title and a description';
  return {offset, message: `The front matter may not have the field ${key}`, hint};
}

/** `<Hero>` renders the page's title, so a page needs either both or neither, to have one title. */
function checkTitle({frontMatter, tree}: DocPage, offset: number): PageProblem[] {
  const hides = frontMatter.hide_title !== undefined;
  const hasHero = tree.children.some((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Hero');
  if (hides && !hasHero) {
    return [{offset, message: 'hide_title leaves the page without a title', hint: 'Remove it'}];
  }
  if (hasHero && frontMatter.hide_title !== true) {
    const message = 'The page would show its title twice, because <Hero> shows it, too';
    return [{offset, message, hint: 'Add `hide_title: true`'}];
  }
  return [];
}

/** `src/theme/DocItem/Metadata` only accepts `true`, and would silently show the footer for anything else. */
function checkFooter(value: unknown, offset: number): PageProblem[] {
  if (value === undefined || value === true) return [];
  const hint = 'Write `hide_footer: true`, or remove it';
  return [{offset, message: `hide_footer is ${JSON.stringify(value)}`, hint}];
}

function checkDescription(description: string, offset: number): PageProblem[] {
  if (description === '') return [];
  const problems: PageProblem[] = [];
  const {length} = description;
  if (length < DESCRIPTION.min || length > DESCRIPTION.max) {
    const message = `The description has ${length} characters`;
    problems.push({offset, message, hint: `Write ${DESCRIPTION.min} to ${DESCRIPTION.max} characters`});
  }
  if (!/[.?]$/.test(description)) {
    problems.push({
      offset,
      message: 'The description is not a sentence',
      hint: 'End it with a period or a question mark',
    });
  }
  return problems;
}
