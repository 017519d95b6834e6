import type {Requirements, TokenProblem} from './types';

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
    const lookup = lookUp(name, pinned ?? version, requirements);
    if (lookup.value !== undefined) return lookup.value;
    problems.push({offset, message: lookup.message});
    return token;
  });
  return {text: resolved, problems};
}

type Lookup = {value: string; message?: never} | {value?: never; message: string};

function lookUp(name: string, version: string | undefined, requirements: Requirements): Lookup {
  const requirement = Object.hasOwn(requirements, name) ? requirements[name] : undefined;
  if (!requirement) {
    const known = Object.keys(requirements).join(', ');
    return {message: `Unknown requirement "${name}". Known names: ${known}.`};
  }
  if (version === undefined) {
    return {
      message: `Requirement "${name}" is outside docs/ and versioned_docs/, so it has no version. Write %req.v7.${name}%.`,
    };
  }
  const value = requirement.values[version] ?? unreleasedValue(name, version, requirements);
  if (value !== undefined) return {value};
  const versions = Object.keys(requirement.values).join(', ');
  return {message: `Requirement "${name}" has no value for ${version}. It has one for: ${versions}.`};
}

/** Until the next major is released, its own name (`v8`) means `next`, so that pages can outlive the release. */
function unreleasedValue(name: string, version: string, requirements: Requirements): string | undefined {
  const next = requirements.major?.values.next;
  return next !== undefined && version === `v${next}` ? requirements[name]?.values.next : undefined;
}
