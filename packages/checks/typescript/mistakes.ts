import ts from 'typescript';
import {pinnedPackages} from '../../facts';
import {namesFor, nearestPackages} from '../packages/knownPackages';
import {SAMPLES_FOLDER} from '../sampleLibraries';
import type {Complaint} from '../types';
import {docsVersions, versionRange} from '../versionSpan';
import {isAppFile} from './samples';

/** A mistake at an offset in a sample's text. */
export type Mistake = Complaint & {readonly start: number};

/** What hints can look up. */
export type HintContext = {
  readonly siteDir: string;
  readonly version: string;
  readonly checker: ts.TypeChecker;
};

/** The codes of TypeScript's messages, by what has to be known to fix the mistake. */
const MODULE = new Set([2307, 2688, 2792, 2882, 7016]);
const NAME = new Set([2304, 2552, 2503, 2662, 2663, 2686, 2580, 2584, 2582, 2593, 18004]);
const MEMBER = new Set([2339, 2353]);
const MOST_NAMED = 12;

/** Returns an error of TypeScript as a mistake. */
export function mistakeOf(diagnostic: ts.Diagnostic, context: HintContext): Mistake {
  return {start: diagnostic.start ?? 0, message: messageOf(diagnostic), hint: hintFor(diagnostic, context)};
}

/** Returns TypeScript's message as one sentence without a period and without its suggestion, which becomes the hint. */
export function messageOf({messageText, code}: ts.Diagnostic): string {
  const whole = typeof messageText === 'string' ? messageText : messageText.messageText;
  return `${sentence(whole)} (TS${code})`;
}

function sentence(text: string): string {
  const [first = text] = text.split('\n');
  return first
    .replace(/[.,]? (?:Did you mean|Do you need|Try |Consider ).*$/, '')
    .replace(/type '\{[^']*\}'/g, 'its type')
    .replace(/\.$/, '');
}

function hintFor(diagnostic: ts.Diagnostic, context: HintContext): string {
  const {code, messageText} = diagnostic;
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  const [first = '', ...reasons] = text.split('\n');
  const proposal = /Did you mean .*\?/.exec(text)?.[0];
  if (proposal !== undefined) return proposal;
  if (/'Promise</.test(first)) return 'Write "await" before the promise';
  if (MODULE.has(code)) return moduleHint(/'([^']*)'/.exec(text)?.[1] ?? '', context);
  if (NAME.has(code))
    return 'Import or declare it. If the previous block declares it, mark this one as "continues"';
  const members = MEMBER.has(code) ? membersAt(diagnostic, context.checker) : [];
  if (members.length > 0) return `It has ${members.slice(0, MOST_NAMED).join(', ')}`;
  return sentence(reasons.at(-1)?.trim() ?? `Write what the types of ${context.version} expect`);
}

/** Returns the names that could replace an unknown one: the properties of the object that it is read from or part of. */
function membersAt({file, start = 0}: ts.Diagnostic, checker: ts.TypeChecker): string[] {
  const {parent} = file ? nodeAt(file, start) : {};
  if (!parent) return [];
  const type = ts.isPropertyAccessExpression(parent)
    ? checker.getTypeAtLocation(parent.expression)
    : ts.isObjectLiteralExpression(parent.parent)
      ? checker.getContextualType(parent.parent)
      : undefined;
  const properties = type ? checker.getNonNullableType(type).getApparentProperties() : [];
  return properties.map((property) => property.getName()).filter((name) => /^[a-z]\w*$/i.test(name));
}

/** Returns the innermost node that starts at `position` or contains it. */
function nodeAt(file: ts.SourceFile, position: number): ts.Node {
  const inner = (node: ts.Node): ts.Node =>
    ts.forEachChild(node, (child) =>
      child.getStart(file) <= position && position < child.getEnd() ? inner(child) : undefined,
    ) ?? node;
  return inner(file);
}

/** Returns what to import instead of a module that wasn't found. */
export function moduleHint(specifier: string, {siteDir, version}: Omit<HintContext, 'checker'>): string {
  if (isAppFile(specifier))
    return 'Show the file on this page with its path as the title, or mark this block as "fragment"';
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  const all = docsVersions(siteDir);
  const having = all.filter((other) => Object.hasOwn(pinnedPackages(siteDir, other), name));
  if (having.length > 0) return `It exists in ${versionRange(having, all)}`;
  const packages = namesFor(version, siteDir);
  const near = packages.includes(name) ? [] : nearestPackages(name, packages);
  return near.length > 0
    ? `Did you mean ${near.map((one) => `"${one}"`).join(' or ')}?`
    : `If "${specifier}" is the right name, add the package to ${SAMPLES_FOLDER}/package.json`;
}
