import {frontMatterFields} from '../pageSource';
import type {DocPage, OffsetProblem} from '../types';

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

/** Adds a problem at the value of a field, or at the start of the page if it has no such field. */
type Add = (key: string, message: string, hint: string) => void;

/** Finds missing and unknown fields in the front matter, and descriptions that don't work as search results. */
export function checkFrontMatter(page: DocPage): OffsetProblem[] {
  const fields = frontMatterFields(page);
  const problems = fields
    .filter(({key}) => !ALLOWED.has(key))
    .map(({key, keyOffset}) => ({
      offset: keyOffset,
      message: `The front matter may not have the field ${key}`,
      hint: INSTEAD[key] ?? 'Remove it: pages have a title and a description',
    }));
  const add: Add = (key, message, hint) => {
    const offset = fields.find((field) => field.key === key)?.start ?? 0;
    problems.push({offset, message, hint});
  };
  for (const key of ['title', 'description'])
    if (textOf(page, key) === '') add(key, `The front matter has no ${key}`, `Add \`${key}: …\``);
  checkTitle(page, add);
  checkFooter(page.frontMatter.hide_footer, add);
  checkDescription(textOf(page, 'description'), add);
  return problems;
}

function textOf(page: DocPage, key: string): string {
  const value = page.frontMatter[key];
  return typeof value === 'string' ? value.trim() : '';
}

/** `<Hero>` renders the page's title, so a page needs either both or neither, to have one title. */
function checkTitle({frontMatter, tree}: DocPage, add: Add): void {
  const hides = frontMatter.hide_title !== undefined;
  const hasHero = tree.children.some((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Hero');
  if (hides && !hasHero) add('hide_title', 'hide_title leaves the page without a title', 'Remove it');
  if (hasHero && frontMatter.hide_title !== true) {
    const message = 'The page would show its title twice, because <Hero> shows it, too';
    add('hide_title', message, 'Add `hide_title: true`');
  }
}

/** `src/theme/DocItem/Metadata` only accepts `true`, and would silently show the footer for anything else. */
function checkFooter(value: unknown, add: Add): void {
  const hint = 'Write `hide_footer: true`, or remove it';
  if (value !== undefined && value !== true)
    add('hide_footer', `hide_footer is ${JSON.stringify(value)}`, hint);
}

function checkDescription(description: string, add: Add): void {
  if (description === '') return;
  const {length} = description;
  const {min, max} = DESCRIPTION;
  if (length < min || length > max)
    add('description', `The description has ${length} characters`, `Write ${min} to ${max} characters`);
  if (!/[.?]$/.test(description))
    add('description', 'The description is not a sentence', 'End it with a period or a question mark');
}
