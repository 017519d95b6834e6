/** How long things move, in milliseconds, as `--motion-time` says in `src/css/motion.css`. */
const TIME = 120;

/**
 * Animates an element from the keyframes' first values to their last ones, unless the reader prefers less motion.
 * `pseudoElement` names a part of it, such as `::after`.
 */
export function move(
  element: Element | null | undefined,
  keyframes: PropertyIndexedKeyframes,
  pseudoElement?: string,
): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element?.animate(keyframes, {duration: TIME, easing: 'ease-out', pseudoElement});
}
