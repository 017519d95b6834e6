import {nearMatches} from '../lib/nearMatches';
import type {Requirements, TokenProblem} from './requirements';

const TOKEN = /%req\.(?:(next|v\d+)\.)?([A-Za-z][A-Za-z0-9]*)%/g;

/**
 * Returns `text` with each `%req.name%` replaced by that requirement's value in `version`, and each `%req.v6.name%`
 * by its value in the named version, which may be the name that `next` will have. Unknown tokens stay in the text and
 * are returned as problems, with their offsets in `text` (UTF-16 code units).
 */
export function resolveTokens(
  text: string,
  version: string | undefined,
  requirements: Requirements,
): {text: string; problems: TokenProblem[]} {
  const problems: TokenProblem[] = [];
  const resolved = text.replace(TOKEN, (token, pinned: string | undefined, name: string, offset: number) => {
    const found = lookUp(name, pinned ?? version, requirements);
    if (typeof found === 'string') return found;
    const {message, near, hint} = found;
    const meant = near.map((match) => token.replace(name, match)).join(' or ');
    problems.push({offset, message, hint: meant ? `Did you mean ${meant}` : hint});
    return token;
  });
  return {text: resolved, problems};
}

type Failure = {readonly message: string; readonly hint: string; readonly near: readonly string[]};

function lookUp(name: string, version: string | undefined, requirements: Requirements): string | Failure {
  const names = Object.keys(requirements);
  const requirement = Object.hasOwn(requirements, name) ? requirements[name] : undefined;
  if (!requirement) {
    return {
      message: `There is no requirement "${name}"`,
      near: nearMatches(name, names),
      hint: `The names are ${names.join(', ')}`,
    };
  }
  if (version === undefined) {
    return {
      message: `The requirement "${name}" is outside docs/ and versioned_docs/, so it has no version`,
      near: [],
      hint: `Write %req.v7.${name}%`,
    };
  }
  const value = requirement.values[version] ?? unreleasedValue(name, version, requirements);
  if (value !== undefined) return value;
  const named = Object.keys(requirement.values).map((known) =>
    known === 'next' ? nextName(requirements) : known,
  );
  const versions = [...new Set(named)];
  return {
    message: `The requirement "${name}" has no value for ${version}`,
    near: [],
    hint: `It has one for ${versions.join(', ')}`,
  };
}

/** Until the next major is released, its own name (`v8`) means `next`, so that pages can outlive the release. */
function unreleasedValue(name: string, version: string, requirements: Requirements): string | undefined {
  return version === nextName(requirements) ? requirements[name]?.values.next : undefined;
}

/** Returns the name that `next` will have when it's released, which tokens may use until then. */
export function nextName({major}: Requirements): string {
  return major?.values.next === undefined ? 'next' : `v${major.values.next}`;
}
