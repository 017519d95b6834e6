import {pinnedPackages} from '../../plugins/content/lib/installedPackage';
import {placeAt} from '../pageSource';
import type {CheckContext, DocPage, Finding, PageRule} from '../types';
import {literalMajor, unknownPackage} from './judge';
import {namesFor} from './knownPackages';
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
  return mentionsIn(source).flatMap((mention) => {
    const complaint = unknownPackage(mention, names) ?? literalMajor(mention, place);
    return complaint ? [{file, ...placeAt(source, mention.offset), rule: NAME, ...complaint}] : [];
  });
}
