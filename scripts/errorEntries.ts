import type {ErrorEntry, VersionAnswers} from '../packages/errors/types';

/** Returns a line for each plugin or package with its number of messages, and one with their sum. */
export function countLines(version: string, entries: readonly ErrorEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const {name} of entries) counts.set(name, (counts.get(name) ?? 0) + 1);
  const rows = [...[...counts].sort(([, a], [, b]) => b - a), [version, entries.length] as const];
  return rows.map(([name, count]) => `${String(count).padStart(5)}  ${name}`);
}

/** Returns how many messages a docs version has, with and without an answer, and how many are listed by hand or of tools. */
export function summaryLine(version: string, {answered, missing}: VersionAnswers): string {
  const covered = answered.reduce((sum, {entries}) => sum + entries.length, 0);
  const byHand = answered.filter(({entries, tool}) => entries.length === 0 && !tool).length;
  const ofTools = answered.filter(({tool}) => tool).length;
  return `${version}: ${covered + missing.length} messages, ${covered} with an answer and ${missing.length} without. ${byHand} more are listed by hand, and ${ofTools} are of tools.`;
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
