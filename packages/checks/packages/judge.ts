import {nextName} from '../../pages/resolveTokens';
import {KNOWN_COMMANDS, nearestPackages, type Names} from './knownPackages';
import type {Lookalike} from './lookalikes';
import type {Mention} from './mentions';

/** What is wrong, in one sentence without a period, and what would be right. */
export type Complaint = {readonly message: string; readonly hint: string};

const SCOPE = '@capacitor/';

/**
 * Returns the mistake with a package that nobody knows. Those in Capacitor's scope are up to the `shell` and `names`
 * rules, which know the versions that have them.
 */
export function unknownPackage({name, use}: Mention, {packages, others}: Names): Complaint | undefined {
  const commands = use === 'run' ? Object.keys(KNOWN_COMMANDS) : [];
  if (name.startsWith(SCOPE) || [...packages, ...others, ...commands].includes(name)) return undefined;
  const near = nearestPackages(name, [...packages, ...commands]).map((one) => `"${one}"`);
  return {
    message:
      use === 'run'
        ? `There is no known package or command "${name}"`
        : `There is no known package "${name}"`,
    hint:
      near.length > 0
        ? `Did you mean ${near.join(' or ')}`
        : 'Correct the name, or add the package to packages/checks/packages/knownPackages.json with a reason',
  };
}

/** Returns the mistake with a word that is almost the name of a package. */
export function misspelledPackage({word, meant}: Lookalike): Complaint {
  return {message: `There is no known package "${word}"`, hint: `Did you mean "${meant}"`};
}

/** The page of a docs version that mentions a package. */
export type Place = {
  readonly version: string;
  /** Path inside the version's tree. */
  readonly path: string;
  /** The exact packages of the version. */
  readonly packages: Readonly<Record<string, string>>;
  readonly requirements: Parameters<typeof nextName>[0];
};

/**
 * Returns the mistake with the version's own major if it is typed by hand after one of Capacitor's packages, because it
 * would stay there when the page is copied for the next version. Plugins with majors of their own have no token, and
 * neither has a minor. An upgrade guide shows the lines of a package.json as they are in a plugin of that major.
 */
export function literalMajor(mention: Mention, place: Place): Complaint | undefined {
  const {name, spec = '', use} = mention;
  const isGuide = place.path.startsWith('updating/');
  const major = majorOf(place.packages['@capacitor/core']);
  const follows =
    name.startsWith(SCOPE) && Object.hasOwn(place.packages, name) && majorOf(place.packages[name]) === major;
  if (!follows || (isGuide && use === 'dependency')) return undefined;
  const [, range = '', typed, rest = ''] = /^([\^~=v]*|>=?)(\d+)((?:\.(?:0|x))*)$/.exec(spec) ?? [];
  if (typed !== major) return undefined;
  const version = isGuide ? `${ownName(place)}.` : '';
  const right = `${range}%req.${version}major%${rest}`;
  return {
    message: `"${name}" has the major ${typed} of this version typed by hand`,
    hint: use === 'dependency' ? `Write "${name}": "${right}"` : `Write ${name}@${right}`,
  };
}

function majorOf(version: string | undefined): string | undefined {
  return version?.split('.')[0];
}

function ownName({version, requirements}: Place): string {
  return version === 'next' ? nextName(requirements) : version;
}
