/** Returns an ISO date as readers see it, such as `Jan 20, 2026`. */
export function readableDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
