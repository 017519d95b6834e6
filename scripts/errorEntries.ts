import type {ErrorEntry} from '../plugins/content/error-answers';

/** Returns a line for each plugin or package with its number of messages, and one with their sum. */
export function countLines(version: string, entries: readonly ErrorEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const {name} of entries) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rows = [...[...counts].sort(([, a], [, b]) => b - a), [version, entries.length] as const];
  return rows.map(([name, count]) => `${String(count).padStart(5)}  ${name}`);
}

/** Returns each message with its codes, platforms, methods, places and conditions. */
export function entryLines(version: string, entries: readonly ErrorEntry[]): string[] {
  return entries.flatMap(({pattern, codes, platforms, raisedBy, places}) => [
    `${version}  ${JSON.stringify(pattern)}`,
    `    ${[...codes, platforms.join(', '), raisedBy.join(', ') || 'any call'].join(' | ')}`,
    ...places.map(
      ({package: name, file, line, conditions}) =>
        `    ${name}/${file}:${line}${conditions.length > 0 ? `  ${conditions.join(' → ')}` : ''}`,
    ),
  ]);
}
