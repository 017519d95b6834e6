import type {Page} from 'playwright-core';
import {PATIENCE_MS} from './waiting';

/** A property whose value on an element differs with the second stylesheet. */
export type Difference = {
  readonly element: string;
  readonly property: string;
  readonly first: string;
  readonly second: string;
};

declare global {
  interface Window {
    /** With the first stylesheet: the boxes, and for each the properties that `getComputedStyle` lists. */
    comparedStyles?: {elements: string[]; styles: string[][]};
    /** The sheets that the page's own scripts have adopted. */
    adoptedByPage?: CSSStyleSheet[];
  }
}

/**
 * Pseudo-classes for pointer and keyboard states; `:nth-child(n)` has the same specificity and matches every element.
 */
const INTERACTION = /:(?:hover|focus-visible|focus-within|focus|active)(?![\w-])/g;

/** Returns a stylesheet that applies as if every element were hovered, focused and pressed. */
export function asIfTouched(css: string): string {
  return css.replace(INTERACTION, ':nth-child(n)');
}

/**
 * Returns how the computed styles of a page's elements and their `::before` and `::after` differ between two
 * stylesheets. Everything runs in the page, because there are millions of values.
 */
export async function differences(page: Page, first: string, second: string): Promise<Difference[]> {
  const declared = declaredProperties(second + (await adoptedStyles(page)));
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    await applyStyles(page, first);
    const {count} = await readStyles(page, declared);
    if (count === 0) throw new Error(`${page.url()} has no styles to compare.`);
    await applyStyles(page, second);
    const {found, moved} = await readStyles(page, declared);
    if (moved === undefined) return found;
    // Something that the page shows late, such as the mobile sidebar, appeared in between: start again.
    if (Date.now() > deadline) throw new Error(`${page.url()} never stops changing: ${moved}`);
  }
}

/** Returns the rules that the page's own scripts have adopted. */
async function adoptedStyles(page: Page): Promise<string> {
  const rules = await page.evaluate(() =>
    (window.adoptedByPage ?? document.adoptedStyleSheets).flatMap((sheet) =>
      [...sheet.cssRules].map(({cssText}) => cssText),
    ),
  );
  // As browsers write it, there is a space before each declaration.
  return rules.join('').replace(/([{;])\s+/g, '$1');
}

/** The longhands whose names don't start with that of their shorthand. */
const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  font: ['line-height'],
  inset: ['top', 'right', 'bottom', 'left'],
  gap: ['row-gap', 'column-gap'],
  'grid-gap': ['row-gap', 'column-gap'],
  'place-items': ['align-items', 'justify-items'],
};

/**
 * Returns the properties that a stylesheet sets. Shorthands keep their own names, because their longhands start with
 * them.
 */
function declaredProperties(css: string): string[] {
  const names = [...css.matchAll(/[{;]([a-z-]+):/g)].map(([, name = '']) => name);
  return [...new Set(names.flatMap((name) => [name, ...(LONGHANDS[name] ?? [])]))].filter(
    (name) => !name.startsWith('--'),
  );
}

/** Without this, colors would be read in the middle of a transition between the stylesheets. */
const AT_ONCE = '*,:before,:after,::backdrop{transition-property:none!important}';

/**
 * Replaces the page's stylesheet, with transitions turned off and animations at their start. What scripts have adopted
 * stays, so a custom property that only they read has to be in both stylesheets.
 */
async function applyStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    document
      .querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
      .forEach((link) => (link.disabled = true));
    // The site's policy forbids style elements, but not style sheets that scripts make.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    window.adoptedByPage ??= [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [sheet, ...window.adoptedByPage];
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      // One that follows the scroll position has its start at the start of the scrolling.
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      animation.pause();
      animation.currentTime = 0;
    }
  }, css + AT_ONCE);
}

type Reading = {
  /** How many values were read. */
  readonly count: number;
  readonly found: Difference[];
  /** An element that appeared or disappeared since the first reading, so that the two can't be compared. */
  readonly moved?: string;
};

/** Stores the styles of all boxes or, the second time, returns the differences from the stored ones. */
async function readStyles(page: Page, declared: readonly string[]): Promise<Reading> {
  return page.evaluate((names) => {
    const boxesOf = (element: Element): (string | undefined)[] => [
      undefined,
      '::before',
      '::after',
      ...(element.localName === 'dialog' ? ['::backdrop'] : []),
      ...(element.localName === 'input' ? ['::placeholder'] : []),
    ];
    const properties = [...getComputedStyle(document.documentElement)].filter(
      (property) =>
        // Logical properties repeat the physical ones.
        !/-(?:inline|block)(?:-|$)/.test(property) &&
        names.some((name) => property === name || property.startsWith(`${name}-`)),
    );
    const elements: string[] = [];
    const styles: string[][] = [];
    // What a closed <details> hides has a place and a size only if the browser happened to lay it out.
    const hasPlace = (element: Element): boolean => !element.parentElement?.closest('details:not([open])');
    const isPlace = (property: string): boolean =>
      /^(?:top|right|bottom|left|width|height|.+-origin)$/.test(property);
    for (const element of [document.documentElement, ...document.body.querySelectorAll('*')]) {
      for (const box of boxesOf(element)) {
        const computed = getComputedStyle(element, box);
        elements.push(`${element.localName}.${element.getAttribute('class') ?? ''}${box ?? ''}`);
        const isNone = box !== undefined && computed.content === 'none';
        styles.push(
          isNone
            ? []
            : properties.map((property) =>
                isPlace(property) && !hasPlace(element) ? '' : computed.getPropertyValue(property),
              ),
        );
      }
    }
    const kept = window.comparedStyles;
    window.comparedStyles = kept === undefined ? {elements, styles} : undefined;
    if (kept === undefined) return {count: styles.length * properties.length, found: []};
    const moved = elements.find((element, i) => element !== kept.elements[i]);
    if (moved !== undefined || elements.length !== kept.elements.length) {
      return {count: 0, found: [], moved: moved ?? 'fewer elements'};
    }
    const found = styles.flatMap((values, i) =>
      properties.flatMap((property, k) => {
        const [first = '', second = ''] = [kept.styles[i]?.[k], values[k]];
        return first === second ? [] : [{element: elements[i] ?? '', property, first, second}];
      }),
    );
    return {count: styles.length * properties.length, found};
  }, declared);
}
