import type axe from 'axe-core';
import type {Page} from 'playwright-core';

/** The file is not imported: Jest would compile it, and it runs in the page anyway. */
const SCRIPT = require.resolve('axe-core/axe.min.js');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns what axe finds wrong with the page as it is now, one line an element. */
export async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({path: SCRIPT});
  const results = await page.evaluate(
    (values) => (window as unknown as {axe: typeof axe}).axe.run({runOnly: {type: 'tag', values}}),
    TAGS,
  );
  return results.violations.flatMap((violation) =>
    violation.nodes.map(({target}) => `${violation.id}: ${target.join(' ')} (${violation.help})`),
  );
}
