import {resolveTokens} from '../../packages/pages/resolveTokens';
import type {DocPage} from '../../packages/checks/types';
import requirements from '../../src/data/requirements.json';

/** A change between two releases of Capacitor, as it was found in their sources. */
export type UpgradeChange = {
  /** Release that the change came with: `7`, `8.5`. */
  readonly to: string;
  /** Whom it concerns; without it, everybody with an app. */
  readonly audience?: string;
  readonly subject: string;
  /** What stands in the place of the subject now. */
  readonly replacement?: string;
  /** What there is to do. */
  readonly action: string;
};

/** A name that a guide says in another way than the change does, and why that is right. */
export type OtherWords = {
  readonly to: string;
  readonly audience?: string;
  readonly subject: string;
  /** The subject itself, or a name in the action. */
  readonly says: string;
  /** What the guide says in its place. */
  readonly instead: string;
  /** The guide says it in another section than that of the subject. */
  readonly elsewhere?: boolean;
  readonly reason: string;
};

/** Returns the page that tells a change, as its path in the version's tree: `updating/plugins/7-0.md`. */
export function guideOf({to, audience}: UpgradeChange): string {
  const [major = '', minor = '0'] = to.split('.');
  const isForAuthors = audience === 'plugin-author' && minor === '0';
  return `updating/${isForAuthors ? 'plugins/' : ''}${major}-${minor}.md`;
}

/**
 * Returns the sections of a guide, in small letters, without marks and with tokens resolved: the text above the first
 * heading, each section with its subsections, and each subsection.
 */
export function sectionsOf({source, version}: Pick<DocPage, 'source' | 'version'>): string[] {
  const text = resolveTokens(source, version, requirements).text;
  const outer = splitAt(/^(?=## )/m, text);
  return [...outer, ...outer.flatMap((section) => splitAt(/^(?=### )/m, section))].map(plain);
}

function splitAt(heading: RegExp, text: string): string[] {
  // A line of code that starts with # is no heading.
  const safe = text.replace(/^ *```[\s\S]*?^ *```$/gm, (block) => block.replace(/^#/gm, ' #'));
  return safe.split(heading);
}

/** The changes are in British spelling, the guides in American. */
const AMERICAN: Readonly<Record<string, string>> = {
  behaviour: 'behavior',
  cancelled: 'canceled',
  cancelling: 'canceling',
  colours: 'colors',
  customised: 'customized',
  honoured: 'honored',
};

function plain(text: string): string {
  const unmarked = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*\\]/g, '');
  return unmarked
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/\b[a-z]+\b/g, (word) => AMERICAN[word] ?? word);
}

/** Packages, options, dotted names, names with capitals inside, names with underscores, and numbers of two digits. */
const NAME = /@[\w-]+\/[\w.-]+|--[\w-]+|\w+(?:[.:]\w+)+|\w*[a-z][A-Z]\w*|\w+_\w+|\d{2,}/g;

/** Returns the names and numbers in a text, in small letters. Of a path each part counts by itself. */
export function namesIn(text: string): string[] {
  const apart = text.replace(/(?<!@[\w-]*)\//g, ' ');
  return [...new Set(apart.match(NAME) ?? [])].map((name) => name.replace(/\.$/, '').toLowerCase());
}

const LITTLE_WORDS = new Set(
  'a an and are as at be by for from if in into is it its no not of on or own so than that the them they this to was when where with you your'.split(
    ' ',
  ),
);

/** Returns what words of a text carry its sense, without their endings. */
function wordsIn(text: string): string[] {
  const words = plain(text).match(/[a-z]{2,}/g) ?? [];
  return [...new Set(words)]
    .filter((word) => !LITTLE_WORDS.has(word))
    .map((word) => word.replace(/(?:ing|ed|es|s|e)$/, ''));
}

/** Of the words of an action without names, how many a section has to have. */
const ENOUGH = 0.3;

/**
 * Returns what a guide lacks of a change, and nothing when one of its sections has the subject and, with it, all names
 * and numbers of the action; of an action without any, enough of its words.
 */
export function lackingIn(
  sections: readonly string[],
  change: UpgradeChange,
  exceptions: readonly OtherWords[] = [],
): string | undefined {
  const own = exceptions.filter((exception) => isAbout(exception, change));
  const about = sections.filter((section) => hasSubject(section, change.subject, own));
  if (about.length === 0) return `${nameOf(change)}: no section has the subject`;
  const action = `${change.action} ${change.replacement ?? ''}`;
  const needed = namesIn(action).map((name) => wordsFor(name, own));
  if (needed.length === 0) return lacksWords(about, change);
  const lacking = about.map((section) =>
    needed.filter(
      ({text, elsewhere}) => !(elsewhere ? sections : [section]).some((one) => one.includes(text)),
    ),
  );
  const [least = []] = lacking.sort((a, b) => a.length - b.length);
  const texts = least.map(({text}) => text).join(', ');
  return texts ? `${nameOf(change)}: no section with the subject has ${texts}` : undefined;
}

function nameOf(change: UpgradeChange): string {
  return `${guideOf(change)} "${change.subject}"`;
}

/** Returns whether an exception was made for a change. */
export function isAbout({to, audience, subject}: OtherWords, change: UpgradeChange): boolean {
  return to === change.to && audience === change.audience && subject === change.subject;
}

function wordsFor(name: string, exceptions: readonly OtherWords[]): {text: string; elsewhere: boolean} {
  const exception = exceptions.find(({says}) => says.toLowerCase() === name);
  return {text: plain(exception?.instead ?? name), elsewhere: exception?.elsewhere ?? false};
}

/** The subject word for word, or all its names; where it has no name, all its words. */
function hasSubject(section: string, subject: string, exceptions: readonly OtherWords[]): boolean {
  const reworded = exceptions.find(({says}) => says === subject)?.instead ?? subject;
  if (section.includes(plain(reworded))) return true;
  const names = namesIn(reworded);
  return (names.length > 0 ? names : wordsIn(reworded)).every((term) => section.includes(term));
}

function lacksWords(sections: readonly string[], change: UpgradeChange): string | undefined {
  const words = wordsIn(change.action);
  const share = Math.max(
    ...sections.map((section) => words.filter((word) => section.includes(word)).length / words.length),
  );
  return share < ENOUGH
    ? `${nameOf(change)}: no section with the subject says "${change.action}"`
    : undefined;
}
