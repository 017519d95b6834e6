/**
 * Scrolls `box`, without scrolling the page, so that the link that matches `selector` is visible: below the heading of
 * its group in the sidebar, if all between them fits, and otherwise in the middle of the visible part of the box. The
 * box's last 64 px don't count as visible, because long boxes fade out there. Does nothing if the link is already
 * visible or isn't rendered. `end` is where a box that is still opening will end, in CSS pixels below the top of the
 * viewport. Inline scripts contain this function's source, so it can't use anything outside its own body.
 */
export function revealCurrent(
  box: Element | null,
  selector = '[aria-current="page"]',
  end = box?.getBoundingClientRect().bottom ?? 0,
): void {
  const link = box?.querySelector(selector);
  const place = link?.getBoundingClientRect();
  if (!box || !link || !place?.height) return;
  const top = Math.max(box.getBoundingClientRect().top, 0);
  const bottom = Math.min(end, innerHeight) - 64;
  if (place.top >= top && place.bottom <= bottom) return;
  const group = link.closest('.theme-doc-sidebar-item-category-level-1');
  const heading = group?.firstElementChild;
  // In the drawer, the heading sticks below the menu of versions.
  const start =
    group && heading
      ? group.getBoundingClientRect().top - (parseFloat(getComputedStyle(heading).top) || 0)
      : -Infinity;
  const middle = (place.top + place.bottom - top - bottom) / 2;
  box.scrollTop += place.bottom - start > bottom - top ? middle : start - top;
}
