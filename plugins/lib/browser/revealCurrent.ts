/**
 * Scrolls `box`, without scrolling the page, so that the link that matches `selector` is visible: below the heading of
 * its group in the sidebar, if all between them fits, and otherwise in the middle of the visible part of the box. A
 * sidebar then starts with a whole entry or with a heading. The box's last 64 px don't count as visible, because long
 * boxes fade out there. Does nothing if the link is already visible or isn't rendered. `end` is where a box
 * that is still opening will end, in CSS pixels below the top of the viewport.
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
  const edge = Math.min(end, innerHeight);
  const bottom = edge - 64;
  if (place.top >= top && place.bottom <= bottom) return;
  const groups = '.theme-doc-sidebar-item-category-level-1';
  const group = link.closest(groups);
  const heading = group?.firstElementChild;
  // In the drawer, the heading sticks below the menu of versions.
  const covered = (heading && parseFloat(getComputedStyle(heading).top)) || 0;
  const start = group ? group.getBoundingClientRect().top - covered : -Infinity;
  const fits = place.bottom - start <= bottom - top;
  const wanted = fits ? start - top : (place.top + place.bottom - top - bottom) / 2;
  const most = Math.min(wanted, box.scrollHeight - box.clientHeight - box.scrollTop);
  let whole = -Infinity;
  if (heading) {
    // The box starts with a group, or with an entry below the heading that sticks there, so that none is cut. For that, the
    // link may come closer to the end, but not into its last 8 px.
    const {height} = heading.getBoundingClientRect();
    for (const part of box.querySelectorAll(`${groups},li li a`)) {
      const from = part.getBoundingClientRect().top - covered - (part.matches(groups) ? 0 : height);
      if (place.bottom - from <= edge - 8 - top && from - top < most + 1) whole = Math.max(whole, from - top);
    }
  }
  box.scrollTop += whole > -Infinity ? whole : most;
}
