/** Returns the items that `seen` doesn't have, and adds them to it. */
export function unseen(items: readonly string[], seen: Set<string>): string[] {
  return items.filter((item) => {
    const isNew = !seen.has(item);
    seen.add(item);
    return isNew;
  });
}
