/**
 * Scrolls `box`, without scrolling the page, so that the link that matches `selector` is in the middle of the visible
 * part of the box. The box's last 64 px don't count as visible, because long boxes fade out there. Does nothing if the
 * link is already visible or isn't rendered. `end` is where a box that is still opening will end, in CSS pixels below
 * the top of the viewport. Inline scripts contain this function's source, so it can't use anything outside its own body.
 */
export function revealCurrent(
  box: Element | null,
  selector = '[aria-current="page"]',
  end = box?.getBoundingClientRect().bottom ?? 0,
): void {
  const link = box?.querySelector(selector)?.getBoundingClientRect();
  if (!box || !link?.height) return;
  const top = Math.max(box.getBoundingClientRect().top, 0);
  const bottom = Math.min(end, innerHeight) - 64;
  if (link.top < top || link.bottom > bottom) box.scrollTop += (link.top + link.bottom - top - bottom) / 2;
}
