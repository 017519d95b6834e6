import type {Page} from 'playwright-core';

/**
 * Makes the browser throw an `Error('not today')` whenever a script gives an element the attribute, as a fault in the
 * code that renders this element would.
 *
 * @example
 * await breakElement(page, 'role', 'listbox') // The list of results can't be rendered.
 */
export async function breakElement(page: Page, attribute: string, value: string): Promise<void> {
  await page.addInitScript(
    ({name, broken}) => {
      const original: unknown = Reflect.get(Element.prototype, 'setAttribute');
      const set = original as (this: Element, name: string, value: string) => void;
      Element.prototype.setAttribute = function (key, text): void {
        // Frameworks pass more than strings.
        if (key === name && String(text) === broken) throw new Error('not today');
        set.call(this, key, text);
      };
    },
    {name: attribute, broken: value},
  );
}
