import type {InlineCode} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import {visit} from 'unist-util-visit';
import type {Requirements} from '../../plugins/content/version-numbers';
import {resolveTokens} from '../../plugins/content/version-numbers/resolveTokens';
import type {BlockProblem} from '../problem';
import type {DocPage, Finding} from '../types';
import {capProblems} from './capCommands';
import type {ShellFacts} from './facts';
import {capInvocation, type CapInvocation} from './invocations';
import {unknownPackage} from './packages';
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

/** Returns the mistakes in `::install` directives with a package that the docs version doesn't have. */
export function directiveFindings(page: DocPage, facts: ShellFacts): Omit<Finding, 'rule'>[] {
  const findings: Omit<Finding, 'rule'>[] = [];
  visit(page.tree, 'leafDirective', (node: LeafDirective) => {
    if (node.name !== 'install') return;
    const {line = 1, column = 1} = node.position?.start ?? {};
    const unknown = packageNames(node).filter((name) => !Object.hasOwn(facts.packages, name));
    findings.push(
      ...unknown.map((name) => ({file: page.file, line, column, ...unknownPackage(name, facts)})),
    );
  });
  return findings;
}

function packageNames({attributes}: LeafDirective): string[] {
  return [attributes?.packages, attributes?.dev].flatMap((names) =>
    (names ?? '').split(/\s+/).filter(Boolean),
  );
}
