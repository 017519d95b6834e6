import {pinnedSpec} from '../../pages/install/packageSpecs';
import {KNOWN_COMMANDS, knownPackage, nearestPackages, type KnownPackage} from './knownPackages';
import type {Complaint} from '../types';
import type {Mention} from './mentions';

/** The page of a docs version that mentions packages. */
export type Place = {
  /** The docs version that the page is about, and the exact packages of the version. */
  readonly version: string;
  readonly packages: Readonly<Record<string, string>>;
  /** The docs versions with packages of another version that the page may mention. */
  readonly versionsWith: (name: string) => readonly string[];
  /** All names that pages may mention, besides those of other docs versions. */
  readonly names: readonly string[];
  /** An upgrade guide names packages of several versions, and shows the lines of a package.json as they become. */
  readonly isGuide: boolean;
};

const SCOPE = '@capacitor/';

/** Returns what is wrong with a package on a page. `line` is the line that mentions it, with tokens unresolved. */
export function judge(mention: Mention, line: string, place: Place): Complaint | undefined {
  const {name} = mention;
  if (Object.hasOwn(place.packages, name)) return judgeVersion(mention, line, place);
  const known = knownPackage(name, place.version, mention.use === 'text');
  if (known) return judgePin(mention, known);
  const versions = place.versionsWith(name);
  const isRight =
    versions.length === 0
      ? place.names.includes(name) && !name.startsWith(SCOPE)
      : mayBeElsewhere(mention, place);
  if (isRight || (mention.use === 'run' && Object.hasOwn(KNOWN_COMMANDS, name))) return undefined;
  return versions.length > 0
    ? {message: `${place.version} has no package "${name}"`, hint: `It exists in ${versions.join(', ')}`}
    : unknownPackage(mention, place);
}

/** A package of another version is right where a guide names it or a command removes it. */
function mayBeElsewhere({use}: Mention, {isGuide}: Place): boolean {
  return use === 'name' || (isGuide && (use === 'text' || use === 'dependency'));
}

function unknownPackage({name, use}: Mention, {names}: Place): Complaint {
  const commands = use === 'run' ? Object.keys(KNOWN_COMMANDS) : [];
  const near = nearestPackages(name, [...names, ...commands]).map((one) => `"${one}"`);
  return {
    message: `There is no known package${use === 'run' ? ' or command' : ''} "${name}"`,
    hint:
      near.length > 0
        ? `Did you mean ${near.join(' or ')}`
        : 'Correct the name, or add the package to packages/checks/packages/knownPackages.json with a reason',
  };
}

/** Finds a documented package that is installed without its major, or with the version's own one typed by hand. */
function judgeVersion(mention: Mention, line: string, place: Place): Complaint | undefined {
  const {name, spec, use, isProse} = mention;
  const right = pinnedSpec(name, place.packages, place.version).slice(name.length + 1);
  if (spec === undefined || spec === '*') {
    if (use !== 'install' || isProse) return undefined;
    return {message: `"${name}" is installed without a version`, hint: `Write ${name}@${right}`};
  }
  const isRange = use === 'dependency';
  const mayDiffer = use === 'text' || use === 'name' || (isRange && (place.isGuide || /[:/]/.test(spec)));
  if (!fits(spec, right) && !(isRange && fitsOneOf(spec, right)))
    return mayDiffer
      ? undefined
      : {
          message: `"${name}@${spec}" is not the version for ${place.version}`,
          hint: `Write ${name}@${right}`,
        };
  return isTypedByHand(mention, line, place)
    ? {
        message: `"${name}" has the major ${right} of this version typed by hand`,
        hint: `Write ${spec.replace(right, '%req.major%')}, or %req.v….major% in an upgrade guide`,
      }
    : undefined;
}

/**
 * Whether the version's own major is typed, so that it would stay when the page is copied for the next version. Plugins
 * with majors of their own have no token, and neither has a minor.
 */
function isTypedByHand({name, spec = '', use}: Mention, line: string, {packages, isGuide}: Place): boolean {
  const majorOf = (one: string): string | undefined => packages[one]?.split('.')[0];
  const typed = /^(?:[\^~=v]*|>=?)(\d+)(?:\.(?:0|x))*$/.exec(spec)?.[1];
  const follows = name.startsWith(SCOPE) && majorOf(name) === majorOf('@capacitor/core');
  if (!follows || typed !== majorOf(name) || (isGuide && use === 'dependency')) return false;
  return line.includes(use === 'dependency' ? `"${spec}"` : `${name}@${spec}`);
}

/** All pages install such a package with the same version, or at least with some version or tag. */
function judgePin(
  {name, spec, use, isProse}: Mention,
  {version, needsVersion}: KnownPackage,
): Complaint | undefined {
  const isRun = use === 'run' || use === 'create';
  const isLoose = !isProse && spec === undefined && (use === 'install' || (isRun && needsVersion));
  if (isLoose && (version !== undefined || needsVersion))
    return {message: `"${name}" has no version`, hint: `Write ${name}@${version ?? 'latest'}`};
  if (version === undefined || spec === undefined || spec === version || use === 'dependency')
    return undefined;
  return {message: `Other pages install another version of "${name}"`, hint: `Write ${name}@${version}`};
}

/** Peer dependencies allow several majors: `>=7.0.0`, `^6.0.0 || ^7.0.0`. */
function fitsOneOf(range: string, right: string): boolean {
  const least = /^>=?\s*(\d+)/.exec(range)?.[1];
  if (least !== undefined) return Number(least) <= Number(right.split('.')[0]);
  return range.split('||').some((part) => fits(part.trim(), right));
}

/** Whether a version or range starts with the major, or with the minor of a 0.x version. A tag may contain its major. */
function fits(spec: string, right: string): boolean {
  const version = spec.replace(/^(?:latest-|[\^~=v])+/, '');
  return version === right || version.startsWith(`${right}.`);
}
