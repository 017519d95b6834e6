import {keepLongTexts} from './longTexts';

/** The text from the field of a landing page, until the page of errors takes it. It stays in the memory of the tab. */
let handed: string | undefined;

const watched = new WeakSet<Element>();

/**
 * Makes the field of a landing page follow the link beside it to the page of errors, which answers its text. A field that
 * does so already stays as it is.
 */
export function watchErrorField(box: Element): void {
  const field = box.querySelector('textarea');
  const link = box.querySelector<HTMLAnchorElement>('a:not(.hash-link)');
  if (!field || !link) throw new Error('The field for an error needs a link to the page of errors.');
  if (watched.has(box)) return;
  watched.add(box);
  const text = keepLongTexts(field);
  box.addEventListener('submit', (event) => {
    event.preventDefault();
    if (text.get().trim() === '') {
      field.focus();
      return;
    }
    handed = text.get();
    link.click();
  });
}

/** Returns the text from the field of a landing page, once. */
export function takeHandedText(): string | undefined {
  const text = handed;
  handed = undefined;
  return text;
}
