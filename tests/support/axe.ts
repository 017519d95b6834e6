import type axe from 'axe-core';
import type {Page} from 'playwright-core';

/** The file is not imported: Jest would compile it, and it runs in the page anyway. */
const SCRIPT = require.resolve('axe-core/axe.min.js');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns what axe finds wrong with the page as it is now, one line an element. */
export async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({path: SCRIPT});
  return page.evaluate(runAxe, TAGS);
}

/** Runs in the page. What axe says of all that is right, a megabyte a page, is neither worked out nor handed over. */
async function runAxe(values: string[]): Promise<string[]> {
  const {axe: checker} = window as unknown as {axe: typeof axe};
  const {violations: found} = await checker.run({
    runOnly: {type: 'tag', values},
    resultTypes: ['violations'],
  });
  return found.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id}: ${target.join(' ')} (${help})`),
  );
}
