import type axe from 'axe-core';
import type {Page} from 'playwright-core';

/** The file is not imported: Jest would compile it, and it runs in the page anyway. */
const SCRIPT = require.resolve('axe-core/axe.min.js');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules of these tags that look at colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Returns what axe finds wrong with the page as it is now, one line an element. */
export async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({path: SCRIPT});
  return page.evaluate(runAxe, {type: 'tag' as const, values: TAGS});
}

/** Returns what axe finds wrong with the colors of a page that `violations` has looked at, like it. */
export function colorViolations(page: Page): Promise<string[]> {
  return page.evaluate(runAxe, {type: 'rule' as const, values: COLOR_RULES});
}

/** Runs in the page. What axe says of all that is right, a megabyte a page, is neither worked out nor handed over. */
async function runAxe(runOnly: axe.RunOnly): Promise<string[]> {
  const {axe: checker} = window as unknown as {axe: typeof axe};
  const {violations: found} = await checker.run({
    runOnly,
    resultTypes: ['violations'],
  });
  return found.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id}: ${target.join(' ')} (${help})`),
  );
}
