import type axe from 'axe-core';
import fs from 'node:fs';
import type {Page} from 'playwright-core';

/** The file is read rather than imported, because it runs in the page and Jest would compile it. */
const SCRIPT = require.resolve('axe-core/axe.min.js');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules with these tags that check colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns axe's violations in the part of the page that the selector names, in its current state, one line for each element. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  // The site's policy forbids a script element with a text.
  await page.evaluate(fs.readFileSync(SCRIPT, 'utf8'));
  return page.evaluate(runAxe, {part, runOnly: {type: 'tag' as const, values: TAGS}});
}

/** Returns axe's color violations on a page that `violations` has already checked, in the same format. */
export function colorViolations(page: Page): Promise<string[]> {
  return page.evaluate(runAxe, {part: 'html', runOnly: {type: 'rule' as const, values: COLOR_RULES}});
}

/** Runs in the page. Passing results, a megabyte for each page, are neither computed nor transferred. */
async function runAxe({part, runOnly}: {part: string; runOnly: axe.RunOnly}): Promise<string[]> {
  const {axe: checker} = window as unknown as {axe: typeof axe};
  const {violations: found} = await checker.run(part, {
    runOnly,
    resultTypes: ['violations'],
  });
  return found.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id}: ${target.join(' ')} (${help})`),
  );
}
