import type {Locator} from 'playwright-core';

/**
 * Returns the texts of those elements that take more than one line. Boxes at the same height are on one line: browsers
 * may give an inline element several of them.
 */
export function wrappedTexts(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) =>
    all
      .filter((element) => new Set([...element.getClientRects()].map(({top}) => Math.round(top))).size > 1)
      .map(({textContent}) => textContent),
  );
}
