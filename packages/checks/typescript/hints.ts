import ts from 'typescript';
import {pinnedPackages} from '../../facts';
import {didYouMean, nearMatches} from '../../lib/nearMatches';
import {namesFor, nearestPackages} from '../packages/knownPackages';
import {SAMPLES_FOLDER} from '../sampleLibraries';
import {otherVersionsWith} from '../versionSpan';
import {environmentName} from './environment';
import {isAppFile} from './samples';
import type {Environment} from './types';

const SCOPE = '@capacitor/';

/** What hints can look up. */
export type HintContext = {
  readonly checker: ts.TypeChecker;
  readonly siteDir: string;
  readonly version: string;
  readonly environment: Environment;
  /** The specifiers with which the sample can import the other samples on its page: `./store-map`. */
  readonly appFiles: readonly string[];
};

/** The codes of TypeScript's messages, by what has to be known to fix the mistake. */
const MODULE = new Set([2307, 2688, 2792, 2882, 7016]);
const MEMBER = new Set([2339, 2551, 2353, 2561, 2305, 2724, 2614, 2694]);
const NAME = new Set([2304, 2552, 2503, 2662, 2663, 2686, 2580, 2584, 2582, 2593, 18004]);
const MOST_NAMED = 12;

/** What to do, by code, for messages without any other clue. */
const BY_CODE: Readonly<Partial<Record<number, string>>> = {
  2531: 'Check first that it exists',
  2532: 'Check first that it exists',
  2533: 'Check first that it exists',
  18046: 'Check first what it is',
  18047: 'Check first that it exists',
  18048: 'Check first that it exists',
  18049: 'Check first that it exists',
  7006: 'Declare its type',
  7031: 'Declare its type',
};

/** Returns the hint for an error of TypeScript, in one sentence without a period. */
export function hintFor(diagnostic: ts.Diagnostic, file: ts.SourceFile, context: HintContext): string {
  const {code} = diagnostic;
  const node = nodeAt(file, diagnostic.start ?? 0);
  return (
    proposalOf(diagnostic) ??
    (MODULE.has(code) ? moduleHint(quotedIn(diagnostic), context) : undefined) ??
    (MEMBER.has(code) ? memberHint(node, file, context.checker) : undefined) ??
    (NAME.has(code) ? nameHint(node, file, context) : undefined) ??
    reasonOf(diagnostic) ??
    BY_CODE[code] ??
    `Write what the types of ${context.version} expect`
  );
}

/** Returns the first name that a message quotes. */
function quotedIn({messageText}: ts.Diagnostic): string {
  return /'([^']*)'/.exec(ts.flattenDiagnosticMessageText(messageText, '\n'))?.[1] ?? '';
}

/** Returns TypeScript's own suggestion: `Did you mean 'getPhoto'?`. */
function proposalOf({messageText}: ts.Diagnostic): string | undefined {
  const text = typeof messageText === 'string' ? messageText : messageText.messageText;
  return /Did you mean .*\?$/.exec(text)?.[0];
}

/** Returns the innermost reason if TypeScript gives a chain of them, or otherwise the type that would be right. */
function reasonOf({messageText}: ts.Diagnostic): string | undefined {
  if (typeof messageText !== 'string') {
    let last = messageText;
    while (last.next?.[0]) last = last.next[0];
    if (last !== messageText) return sentence(last.messageText);
  }
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  const type = /assignable to (?:parameter of )?type '([^']+)'/.exec(text)?.[1];
  return type && `It must be of type ${type}`;
}

/** Returns TypeScript's message as one sentence without a period and without its suggestion, which becomes the hint. */
export function messageOf({messageText, code}: ts.Diagnostic): string {
  const whole = typeof messageText === 'string' ? messageText : messageText.messageText;
  return `${sentence(whole)} (TS${code})`;
}

function sentence(text: string): string {
  const [first = text] = text.split('\n');
  return first.replace(/[.,]? (?:Did you mean|Do you need|Try |Consider ).*$/, '').replace(/\.$/, '');
}

/** Returns the innermost node that starts at `position` or contains it. */
export function nodeAt(file: ts.SourceFile, position: number): ts.Node {
  let node: ts.Node = file;
  for (;;) {
    const inner: ts.Node | undefined = ts.forEachChild(node, (child) =>
      child.getStart(file) <= position && position < child.getEnd() ? child : undefined,
    );
    if (!inner) return node;
    node = inner;
  }
}

/** Returns what to import instead of a module that wasn't found. */
export function moduleHint(
  specifier: string,
  context: Pick<HintContext, 'siteDir' | 'version' | 'appFiles'>,
): string {
  if (isAppFile(specifier)) return appFileHint(specifier, context.appFiles);
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [];
  const elsewhere = otherVersionsWith(context.siteDir, context.version, (other) =>
    Object.hasOwn(pinnedPackages(context.siteDir, other), name),
  );
  if (elsewhere) return `"${name}" ${elsewhere}`;
  if (specifier.startsWith(SCOPE)) return capacitorHint(name, context);
  const {packages} = namesFor(context.version, context.siteDir);
  const near = packages.includes(name) ? [] : nearestPackages(name, packages);
  if (near.length > 0) return `Did you mean ${near.map((one) => `"${one}"`).join(' or ')}?`;
  return `If "${specifier}" is the right name, add the package to ${SAMPLES_FOLDER}/package.json`;
}

function appFileHint(specifier: string, appFiles: readonly string[]): string {
  const near = didYouMean(specifier, appFiles).trim();
  return near || 'Show the file on this page with its path as the title, or mark this block as "fragment"';
}

function capacitorHint(name: string, {siteDir, version}: Pick<HintContext, 'siteDir' | 'version'>): string {
  const own = Object.keys(pinnedPackages(siteDir, version)).filter((pinned) => pinned.startsWith(SCOPE));
  const slugs = own.map((pinned) => pinned.slice(SCOPE.length));
  const near = nearMatches(name.slice(SCOPE.length), slugs).map((slug) => `"${SCOPE}${slug}"`);
  if (near.length > 0) return `Did you mean ${near.join(' or ')}?`;
  return `Import a package that reference/${version}/package.json lists`;
}

function memberHint(node: ts.Node, file: ts.SourceFile, checker: ts.TypeChecker): string | undefined {
  const members = membersAround(node, checker);
  const near = didYouMean(node.getText(file), members).trim();
  if (near || members.length === 0) return near || undefined;
  const rest = members.length > MOST_NAMED ? ', …' : '';
  return `It has ${members.slice(0, MOST_NAMED).join(', ')}${rest}`;
}

/** Returns the names that could replace `node`: properties of the object that it is read from, or exports. */
function membersAround(node: ts.Node, checker: ts.TypeChecker): string[] {
  const {parent} = node;
  if (ts.isPropertyAccessExpression(parent)) return namesOf(checker.getTypeAtLocation(parent.expression));
  if (ts.isImportSpecifier(parent)) return exportsOf(parent.parent.parent.parent.moduleSpecifier, checker);
  if (ts.isBindingElement(parent)) return namesOf(checker.getTypeAtLocation(parent.parent));
  const literal = ts.isObjectLiteralExpression(parent.parent ?? parent) ? parent.parent : undefined;
  if (literal && ts.isObjectLiteralExpression(literal)) {
    const wanted = checker.getContextualType(literal);
    return wanted ? namesOf(checker.getNonNullableType(wanted)) : [];
  }
  return [];
}

function namesOf(type: ts.Type): string[] {
  const types = type.isUnion() ? type.types : [type];
  const names = types.flatMap((one) => one.getApparentProperties().map((property) => property.getName()));
  return [...new Set(names)].filter((name) => /^[a-z]\w*$/i.test(name));
}

function exportsOf(specifier: ts.Expression, checker: ts.TypeChecker): string[] {
  const symbol = checker.getSymbolAtLocation(specifier);
  return symbol ? checker.getExportsOfModule(symbol).map((one) => one.getName()) : [];
}

/** Suggests names from the sample itself, but not the thousands of names from the web. */
function nameHint(node: ts.Node, file: ts.SourceFile, {checker, environment}: HintContext): string {
  const scope = checker.getSymbolsInScope(
    node,
    ts.SymbolFlags.Value | ts.SymbolFlags.Type | ts.SymbolFlags.Namespace | ts.SymbolFlags.Alias,
  );
  const own = scope.filter(({declarations}) => declarations?.some((one) => one.getSourceFile() === file));
  const near = didYouMean(node.getText(file), [...new Set(own.map((symbol) => symbol.getName()))]).trim();
  if (near) return near;
  const elsewhere = `${environmentName(environment)} has no such global`;
  return `Import or declare it: ${elsewhere}. If the previous block declares it, mark this one as "continues"`;
}
