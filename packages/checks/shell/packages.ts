import {nearPackages, pinnedSpec} from '../../pages/install/packageSpecs';
import type {BlockProblem} from '../problem';
import elsewhereData from './elsewhere.json';
import type {ShellFacts} from './facts';
import type {PackageMention} from './invocations';

/** A package that pages install although the site doesn't document it. */
type Elsewhere = {
  /** `any`: the command must specify some version or tag. `none`: it doesn't have to. */
  readonly pin: string;
  readonly versions?: readonly string[];
  readonly reason: string;
};

const SCOPE = '@capacitor/';
const ELSEWHERE: Readonly<Partial<Record<string, Elsewhere>>> = elsewhereData;

/** Whether the site knows the right version of a package: it's Capacitor's, or some docs version documents it. */
function isJudged(name: string, {versions, packagesOf}: ShellFacts): boolean {
  return name.startsWith(SCOPE) || versions.some((version) => Object.hasOwn(packagesOf(version), name));
}

/** Returns the mistake with a package in a command: the version doesn't have it, or it has another major. */
export function packageProblems(mention: PackageMention, facts: ShellFacts): BlockProblem[] {
  const {word, name, spec, use} = mention;
  if (!isJudged(name, facts)) return [];
  const at = ({message, hint}: Pick<BlockProblem, 'message' | 'hint'>): BlockProblem => ({
    line: word.line,
    column: word.column,
    message,
    hint,
  });
  const elsewhere = Object.hasOwn(ELSEWHERE, name) ? ELSEWHERE[name] : undefined;
  if (elsewhere && (elsewhere.versions?.includes(facts.version) ?? true)) {
    const loose = elsewhere.pin === 'any' && spec === undefined && use !== 'name';
    return loose
      ? [
          at({
            message: `"${name}" has no version`,
            hint: `Write ${word.text}@latest, or a specific version`,
          }),
        ]
      : [];
  }
  if (!Object.hasOwn(facts.packages, name)) {
    return use === 'name' && facts.versions.some((version) => Object.hasOwn(facts.packagesOf(version), name))
      ? []
      : [at(unknownPackage(name, facts))];
  }
  if (use === 'name' || (use === 'run' && spec === undefined)) return [];
  const right = pinnedSpec(name, facts.packages, facts.version);
  if (spec === undefined)
    return [at({message: `"${name}" is installed without a version`, hint: `Write ${right}`})];
  return fits(spec, right.slice(name.length + 1))
    ? []
    : [
        at({
          message: `"${word.text}" is not the version of "${name}" for ${facts.version}`,
          hint: `Write ${right}`,
        }),
      ];
}

/**
 * Returns the mistake with a dependency in a package.json, whose value is a range. Paths and links are always right.
 */
export function dependencyProblem(
  name: string,
  range: string,
  facts: ShellFacts,
): Pick<BlockProblem, 'message' | 'hint'> | undefined {
  if (!isJudged(name, facts) || Object.hasOwn(ELSEWHERE, name) || /[:/]/.test(range)) return undefined;
  if (!Object.hasOwn(facts.packages, name)) return unknownPackage(name, facts);
  const right = pinnedSpec(name, facts.packages, facts.version).slice(name.length + 1);
  if (range === '*' || fits(range, right) || fitsOneOf(range, right)) return undefined;
  return {
    message: `"${name}": "${range}" is not the version for ${facts.version}`,
    hint: `Write a range of ${right}, such as "^${right}.0${right.includes('.') ? '' : '.0'}"`,
  };
}

/** Peer dependencies allow several majors: `>=7.0.0`, `^6.0.0 || ^7.0.0`. */
function fitsOneOf(range: string, right: string): boolean {
  const least = /^>=?\s*(\d+)/.exec(range)?.[1];
  if (least !== undefined) return Number(least) <= Number(right.split('.')[0]);
  return range.split('||').some((part) => fits(part.trim(), right));
}

/**
 * Whether a version or range starts with the major, or with the minor of a 0.x version. A tag may contain its major.
 */
function fits(spec: string, right: string): boolean {
  const version = spec.replace(/^(?:latest-|[\^~=v])+/, '');
  return version === right || version.startsWith(`${right}.`);
}

/**
 * Returns the message and hint for a package that the docs version doesn't have: where it exists, or which names are
 * similar.
 */
function unknownPackage(
  name: string,
  {version, packages, versions, packagesOf}: ShellFacts,
): Pick<BlockProblem, 'message' | 'hint'> {
  const others = versions.filter((other) => Object.hasOwn(packagesOf(other), name));
  const near = nearPackages(name, Object.keys(packages));
  const hint =
    others.length > 0
      ? `It exists in ${others.join(', ')}`
      : near.length > 0
        ? `Did you mean ${near.map((one) => `"${one}"`).join(' or ')}`
        : 'Use a package from reference/<version>/package.json, or add it to packages/checks/shell/elsewhere.json';
  return {message: `${version} has no package "${name}"`, hint};
}
