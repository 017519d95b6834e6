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
 * Returns what `ask` finds on `pages`. If it throws, the pages are halved until those on which it throws are alone, so
 * that the findings on all other pages are kept. If it throws only on several pages together, the first one of them
 * gets the failure.
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
    const middle = Math.ceil(pages.length / 2);
    const halves = [
      await withoutFailures(pages.slice(0, middle), ask),
      await withoutFailures(pages.slice(middle), ask),
    ];
    const failures = halves.flatMap((half) => half.failures);
    return {
      found: halves.flatMap((half) => half.found),
      failures: failures.length > 0 ? failures : [{page, error}],
    };
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
