import axe from 'axe-core';
import type {Page} from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns what axe finds wrong with the page as it is now, one line an element. */
export async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({content: axe.source});
  const results = await page.evaluate(
    (values) => (window as unknown as {axe: typeof axe}).axe.run({runOnly: {type: 'tag', values}}),
    TAGS,
  );
  return results.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}
