import {placeAt} from './pageSource';
import type {CheckContext, DocPage, Finding, OffsetProblem, PageRule, PlacedProblem} from './types';

/** A mistake on a page, at an offset in its source or at a line and a column. */
type PageProblem = OffsetProblem | PlacedProblem;

/** What `pageRule` makes a rule of: `check` returns the mistakes on one page. */
type OnePageRule = Omit<PageRule, 'check'> & {
  readonly check: (
    page: DocPage,
    context: CheckContext,
  ) => readonly PageProblem[] | Promise<readonly PageProblem[]>;
};

/** Returns a rule that checks one page after the other. */
export function pageRule({check, ...rule}: OnePageRule): PageRule {
  return {
    ...rule,
    check: async (pages, _version, context) => {
      const findings: Finding[] = [];
      for (const page of pages) {
        const problems = await check(page, context);
        findings.push(...problems.map((problem) => findingOf(problem, page, rule.name)));
      }
      return findings;
    },
  };
}

function findingOf({message, hint, ...place}: PageProblem, {file, source}: DocPage, rule: string): Finding {
  return {file, ...('offset' in place ? placeAt(source, place.offset) : place), rule, message, hint};
}
