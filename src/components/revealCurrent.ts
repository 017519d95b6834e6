/**
 * Scrolls `box`, and nothing else, so that the link in it that `selector` finds is in view, in the middle of what the
 * window shows of the box. Leaves the box as it is when the link is in view already or is not shown at all.
 * Inline scripts contain this function as text, so it may use nothing from outside its own body.
 */
export function revealCurrent(box: Element | null, selector = '[aria-current="page"]'): void {
  const link = box?.querySelector(selector)?.getBoundingClientRect();
  if (!box || !link?.height) return;
  const frame = box.getBoundingClientRect();
  const top = Math.max(frame.top, 0);
  const bottom = Math.min(frame.bottom, innerHeight);
  if (link.top < top || link.bottom > bottom) box.scrollTop += (link.top + link.bottom - top - bottom) / 2;
}
