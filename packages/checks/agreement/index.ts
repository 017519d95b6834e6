import {groupBy} from '../groupBy';
import {listPages} from '../listPages';
import {readSource} from '../readPage';
import type {CheckContext, Finding, SiteRule} from '../types';
import {statementsOn, type Statement} from './statements';

const NAME = 'agreement';

/**
 * Finds pages of a docs version that contradict each other where no package has the truth: the reasons of a privacy
 * manifest, and the versions that an upgrade guide and its counterpart for plugins call new.
 */
export const agreementRule: SiteRule<readonly Statement[]> = {
  name: NAME,
  inputs: [],
  collect: statementsOn,
  judge: (pages, context) =>
    [...groupBy(pages, ({version}) => version)].flatMap(([version, group]) => {
      const known = new Map(group.map(({file, facts}) => [file, facts]));
      const statements = listPages(context.siteDir, version)
        .filter((file) => !known.has(file))
        .flatMap((file) => read(file, version, context))
        .concat(...known.values());
      return [...groupBy(statements, ({scope, subject}) => `${scope} ${subject}`).values()]
        .flatMap(contradictions)
        .filter(({file}) => known.has(file));
    }),
};

/** Reads a page that isn't among those to check. One that can't be opened is another rule's finding. */
function read(file: string, version: string, context: CheckContext): readonly Statement[] {
  const source = readSource(file, context);
  return typeof source === 'string' ? statementsOn({file, version, source}, context) : [];
}

/** Returns the findings for the statements that differ from what most of them say, or from the first of two. */
function contradictions(statements: readonly Statement[]): Finding[] {
  const byValue = [...groupBy(statements, ({value}) => value).values()];
  const [usual] = byValue.sort((a, b) => b.length - a.length)[0] ?? [];
  if (!usual) return [];
  return byValue.slice(1).flatMap((odd) =>
    odd.map(({file, line, column, subject, value}) => ({
      file,
      line,
      column,
      rule: NAME,
      message: `"${subject}" is ${value} here, but ${usual.value} in ${usual.file}:${usual.line}`,
      hint: 'Find out which one is right, and write the same on both pages',
    })),
  );
}
