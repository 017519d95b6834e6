/**
 * Scrolls `box`, without scrolling the page, so that the link that matches `selector` is in the middle of the visible
 * part of the box. Does nothing if the link is already visible or isn't rendered. Inline scripts contain this
 * function's source, so it can't use anything outside its own body.
 */
export function revealCurrent(box: Element | null, selector = '[aria-current="page"]'): void {
  const link = box?.querySelector(selector)?.getBoundingClientRect();
  if (!box || !link?.height) return;
  const frame = box.getBoundingClientRect();
  const top = Math.max(frame.top, 0);
  const bottom = Math.min(frame.bottom, innerHeight);
  if (link.top < top || link.bottom > bottom) box.scrollTop += (link.top + link.bottom - top - bottom) / 2;
}
