import {groupBy} from '../lib/groupBy';
import type {Finding} from './types';

/** Set to `1`, this environment variable makes the check print the stack of each exception of a rule. */
const STACK = 'CHECK_CONTENT_STACK';

type HasFile = {readonly file: string};

/** An exception that a rule threw while it looked at a page. */
export type Failure<Page extends HasFile> = {readonly page: Page; readonly error: unknown};

/** What a rule found, and on which pages it failed. */
type Outcome<Page extends HasFile> = {
  readonly found: readonly Finding[];
  readonly failures: readonly Failure<Page>[];
};

/**
 * Returns what `ask` finds on `pages`. If it throws, it's asked about each page alone, and then about those together on
 * which it doesn't throw, so that their findings are kept. If it throws only on several pages together, the first one of
 * them gets the failure.
 */
export async function withoutFailures<Page extends HasFile>(
  pages: readonly Page[],
  ask: (pages: readonly Page[]) => readonly Finding[] | Promise<readonly Finding[]>,
): Promise<Outcome<Page>> {
  const [page] = pages;
  if (!page) return {found: [], failures: []};
  try {
    return {found: await ask(pages), failures: []};
  } catch (error) {
    if (pages.length === 1) return {found: [], failures: [{page, error}]};
    const outcomes: Outcome<Page>[] = [];
    for (const one of pages) outcomes.push(await withoutFailures([one], ask));
    const failures = outcomes.flatMap((outcome) => outcome.failures);
    if (failures.length === 0)
      return {found: outcomes.flatMap(({found}) => found), failures: [{page, error}]};
    const failed = new Set(failures.map((failure) => failure.page));
    const others = await withoutFailures(
      pages.filter((one) => !failed.has(one)),
      ask,
    );
    return {found: others.found, failures: [...failures, ...others.failures]};
  }
}

/**
 * Returns one finding for each cause: pages on which `rule` failed with the same message share the finding of the first
 * one. Prints the stacks if the environment asks for them.
 */
export function failureFindings(rule: string, failures: readonly Failure<HasFile>[]): Finding[] {
  const byMessage = groupBy(failures, ({error}) => messageOf(error));
  return [...byMessage.values()].flatMap(([first, ...others]) =>
    first ? [failureFinding(rule, first, others.length)] : [],
  );
}

/** Returns the finding that `rule` failed on a page and on as many `others`. */
export function failureFinding(rule: string, {page, error}: Failure<HasFile>, others = 0): Finding {
  if (process.env[STACK] === '1') console.error(error instanceof Error ? error.stack : error);
  const where = others === 0 ? 'this page' : `this page and ${others} more`;
  return {
    file: page.file,
    line: 1,
    column: 1,
    rule,
    message: `The rule "${rule}" could not check ${where}: ${messageOf(error)}`,
    hint: `Fix the rule, because no page may make it fail. With ${STACK}=1, the check prints the stack`,
  };
}

/** Returns what an exception says, on one line, without the period that ends a sentence. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().replace(/\s+/g, ' ').replace(/\.$/, '') || 'an error without a message';
}
