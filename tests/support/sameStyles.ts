import type {Page} from 'playwright-core';
import {PATIENCE_MS} from './waiting';

/** A property that an element has otherwise with the second style sheet. */
export type Difference = {
  readonly element: string;
  readonly property: string;
  readonly first: string;
  readonly second: string;
};

declare global {
  interface Window {
    /** With the first style sheet: the boxes, and of each what `getComputedStyle` lists. */
    comparedStyles?: {elements: string[]; styles: string[][]};
  }
}

/** What readers do with a pointer or the keyboard; `:nth-child(n)` is as specific and true of every element. */
const INTERACTION = /:(?:hover|focus-visible|focus-within|focus|active)(?![\w-])/g;

/** Returns a style sheet as if everything were pointed at, focused and pressed. */
export function asIfTouched(css: string): string {
  return css.replace(INTERACTION, ':nth-child(n)');
}

/**
 * Returns how the computed styles of all elements of a page as it is now, and of what they generate before and after
 * them, differ between two style sheets. All is read and compared in the page: it is millions of values.
 */
export async function differences(page: Page, first: string, second: string): Promise<Difference[]> {
  const declared = declaredProperties(second);
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    await applyStyles(page, first);
    const {count} = await readStyles(page, declared);
    if (count === 0) throw new Error(`${page.url()} has no styles to compare.`);
    await applyStyles(page, second);
    const {found, moved} = await readStyles(page, declared);
    if (moved === undefined) {
      return found.filter((difference) => plain(difference.first) !== plain(difference.second));
    }
    // What a page shows late, such as the sidebar of phones, came between: both sheets are read again.
    if (Date.now() > deadline) throw new Error(`${page.url()} never stops changing: ${moved}`);
  }
}

/** What a shorthand sets under other names than its own. */
const LONGHANDS: Readonly<Record<string, readonly string[]>> = {
  font: ['line-height'],
  inset: ['top', 'right', 'bottom', 'left'],
  gap: ['row-gap', 'column-gap'],
  'grid-gap': ['row-gap', 'column-gap'],
  'place-items': ['align-items', 'justify-items'],
};

/** Returns the properties that a style sheet sets; of a shorthand, its own name, which its longhands begin with. */
function declaredProperties(css: string): string[] {
  const names = [...css.matchAll(/[{;]([a-z-]+):/g)].map(([, name = '']) => name);
  return [...new Set(names.flatMap((name) => [name, ...(LONGHANDS[name] ?? [])]))].filter(
    (name) => !name.startsWith('--'),
  );
}

/** The same picture may be written as base64, as text or as encoded text. */
function plain(value: string): string {
  return value.replace(
    /url\("data:image\/svg\+xml([^,]*),((?:[^"\\]|\\.)*)"\)/g,
    (_url, kind: string, data: string) => {
      const text = kind.includes('base64')
        ? Buffer.from(data, 'base64').toString()
        : decodeURIComponent(data);
      return `picture(${text.replaceAll('\\"', "'").replaceAll('"', "'").trim()})`;
    },
  );
}

/** Else colors would be read on their way from one style sheet's to the other's. */
const AT_ONCE = '*,:before,:after,::backdrop{transition-property:none!important}';

/** Gives the page a style sheet in place of its own, without transitions and with animations at their start. */
async function applyStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    document
      .querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')
      .forEach((link) => (link.disabled = true));
    document.querySelector('style[data-compared]')?.remove();
    const style = document.createElement('style');
    style.dataset.compared = '';
    style.textContent = text;
    document.head.append(style);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
  }, css + AT_ONCE);
}

type Reading = {
  /** How many values were read. */
  readonly count: number;
  readonly found: Difference[];
  /** An element that the page has got or lost since the first reading, which makes the two no pair. */
  readonly moved?: string;
};

/** Keeps the styles of all boxes, or, the second time, returns how they differ from those kept. */
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
        // Logical properties say again what the physical ones say.
        !/-(?:inline|block)(?:-|$)/.test(property) &&
        names.some((name) => property === name || property.startsWith(`${name}-`)),
    );
    const elements: string[] = [];
    const styles: string[][] = [];
    for (const element of [document.documentElement, ...document.body.querySelectorAll('*')]) {
      for (const box of boxesOf(element)) {
        const computed = getComputedStyle(element, box);
        elements.push(`${element.localName}.${element.getAttribute('class') ?? ''}${box ?? ''}`);
        const isNone = box !== undefined && computed.content === 'none';
        styles.push(isNone ? [] : properties.map((property) => computed.getPropertyValue(property)));
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
