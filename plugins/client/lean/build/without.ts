/** Returns a copy of `object` without the named properties. */
export function without<Shape extends object, Name extends keyof Shape>(
  object: Shape,
  ...names: readonly Name[]
): Omit<Shape, Name> {
  const entries = Object.entries(object).filter(([name]) => !(names as readonly string[]).includes(name));
  return Object.fromEntries(entries) as Omit<Shape, Name>;
}
