/** Returns the element that an event concerns: its target, or the nearest one around it, that `selector` matches. */
export function closest<E extends HTMLElement>(target: EventTarget | null, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}
