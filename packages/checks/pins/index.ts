import {docsTreeOf} from '../../pages/docsVersion';
import {pinnedPackages} from '../../facts';
import {groupBy} from '../groupBy';
import {listPages} from '../listPages';
import {KNOWN_PACKAGES} from '../packages/knownPackages';
import {readSource} from '../readPage';
import type {CheckContext, Finding, SiteRule} from '../types';
import {oddOnes, type Installation, type OddOne} from './comparePins';
import {installationsOn} from './installations';

const NAME = 'pins';

/**
 * Finds packages that pages of one docs version install in different versions, or with a version on one page and without
 * on another. The packages that the version documents are up to the `shell` rule, and upgrade guides install several
 * versions.
 */
export const pinsRule: SiteRule<readonly Installation[]> = {
  name: NAME,
  inputs: [],
  collect: installationsOn,
  judge: (pages, context) =>
    [...groupBy(pages, ({version}) => version)].flatMap(([version, group]) => {
      const known = new Map(group.map(({file, facts}) => [file, facts]));
      const documented = pinnedPackages(context.siteDir, version);
      const others = listPages(context.siteDir, version).filter((file) => !known.has(file));
      const installations = [...known.values(), ...others.map((file) => read(file, version, context))]
        .flat()
        .filter(({file, name}) => !isGuide(file, version) && !Object.hasOwn(documented, name))
        .filter(({name}) => KNOWN_PACKAGES[name]?.pins === undefined);
      return oddOnes(installations)
        .filter(({installation}) => known.has(installation.file))
        .map(finding);
    }),
};

/** Reads a page that isn't among those to check. One that can't be opened is another rule's finding. */
function read(file: string, version: string, context: CheckContext): readonly Installation[] {
  const source = readSource(file, context);
  return typeof source === 'string' ? installationsOn({file, version, source}, context) : [];
}

function isGuide(file: string, version: string): boolean {
  return file.startsWith(`${docsTreeOf(version)}/updating/`);
}

function finding({installation, usual}: OddOne): Finding {
  const {file, line, column, text} = installation;
  const there = `${usual.file}:${usual.line}`;
  const exception = 'give the reason in packages/checks/packages/knownPackages.json ("pins")';
  return {
    file,
    line,
    column,
    rule: NAME,
    message:
      usual.pin === undefined
        ? `"${text}" is pinned to a version, but not in ${there}`
        : installation.pin === undefined
          ? `"${text}" isn't pinned to a version, but it is in ${there}`
          : `"${text}" has another version than in ${there}`,
    hint: `Write ${usual.text}, or ${exception}`,
  };
}
