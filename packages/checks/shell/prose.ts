import type {InlineCode} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {Requirements} from '../../pages/requirements';
import {resolveTokens} from '../../pages/resolveTokens';
import type {BlockProblem} from '../problem';
import type {DocPage, Finding} from '../types';
import {capProblems} from './capCommands';
import type {ShellFacts} from './facts';
import {capInvocation, type CapInvocation} from './invocations';
import {scriptProblems} from './scripts';
import type {Word} from './words';

/** Returns the mistakes in the calls of Capacitor's CLI that are inline code in the page's sentences. */
export function inlineFindings(
  page: DocPage,
  facts: ShellFacts,
  requirements: Requirements,
): Omit<Finding, 'rule'>[] {
  const findings: Omit<Finding, 'rule'>[] = [];
  visit(page.tree, 'inlineCode', (node: InlineCode) => {
    const {text} = resolveTokens(node.value, page.version, requirements);
    const invocation = /^(?:npx )?(?:cap|@capacitor\/cli(?:@\S+)?) /.test(text)
      ? capInvocation(wordsIn(text))
      : undefined;
    const start = node.position?.start;
    if (!invocation || !start) return;
    for (const {column, message, hint} of inlineProblems(page, invocation, facts)) {
      findings.push({file: page.file, line: start.line, column: start.column + 1 + column, message, hint});
    }
  });
  return findings;
}

/** A page about updating may mention commands of other versions: that one was added, or doesn't exist yet. */
function inlineProblems(page: DocPage, invocation: CapInvocation, facts: ShellFacts): BlockProblem[] {
  const {cli, allClis} = facts;
  const problems = capProblems({...invocation, prose: true, cli, allClis});
  if (problems.length === 0 || !page.path.startsWith('updating/')) return problems;
  const isKnown = allClis().some(
    (other) => capProblems({...invocation, prose: true, cli: other, allClis}).length === 0,
  );
  return isKnown ? [] : problems;
}

/** Sentences have no variables or redirections, but placeholders that Bash can't parse. */
function wordsIn(text: string): Word[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|\S+/g)].map((match) => ({
    text: match[1] ?? match[2] ?? match[0],
    dynamic: match[0].startsWith('$'),
    line: 0,
    column: match.index,
  }));
}

/**
 * Returns the mistakes in the commands that follow an installation: `::install{… then="npx cap init; npx cap add ios"}`.
 * The `directives` rule checks the packages.
 */
export async function directiveFindings(page: DocPage, facts: ShellFacts): Promise<Omit<Finding, 'rule'>[]> {
  const installs: LeafDirective[] = [];
  visit(page.tree, 'leafDirective', (node: LeafDirective) => {
    if (node.name === 'install') installs.push(node);
  });
  const found = installs.map(async ({attributes, position}) => {
    const {line = 1, column = 1} = position?.start ?? {};
    const problems = await scriptProblems(attributes?.then ?? '', 'terminal', facts);
    return problems.map(({message, hint}) => ({file: page.file, line, column, message, hint}));
  });
  return (await Promise.all(found)).flat();
}
