import {pinnedPackages} from '../../facts';
import {placeAt} from '../pageSource';
import type {CheckContext, DocPage, Finding, PageRule} from '../types';
import {literalMajor, misspelledPackage, unknownPackage, type Complaint} from './judge';
import {namesFor} from './knownPackages';
import {lookalikesIn} from './lookalikes';
import {mentionsIn} from './mentions';

const NAME = 'packages';

/** Finds npm packages that don't exist, and Capacitor's packages with a major that is typed by hand. */
export const packagesRule: PageRule = {
  name: NAME,
  inputs: ['package.json'],
  check: (pages, version, context) => {
    const names = namesFor(version, context.siteDir);
    const packages = pinnedPackages(context.siteDir, version);
    return pages.flatMap((page) => findingsOn(page, {names, packages, context}));
  },
};

type Known = {
  readonly names: ReturnType<typeof namesFor>;
  readonly packages: Readonly<Record<string, string>>;
  readonly context: CheckContext;
};

function findingsOn(page: DocPage, {names, packages, context}: Known): Finding[] {
  const {file, source, version, path} = page;
  const place = {version, path, packages, requirements: context.requirements};
  const complaints = new Map<number, Complaint>();
  for (const mention of mentionsIn(source)) {
    const complaint = unknownPackage(mention, names) ?? literalMajor(mention, place);
    if (complaint) complaints.set(mention.offset, complaint);
  }
  // They come last because they have the better hint if both find a mistake.
  for (const lookalike of lookalikesIn(source, names))
    complaints.set(lookalike.offset, misspelledPackage(lookalike));
  return [...complaints]
    .sort(([a], [b]) => a - b)
    .map(([offset, complaint]) => ({file, ...placeAt(source, offset), rule: NAME, ...complaint}));
}
