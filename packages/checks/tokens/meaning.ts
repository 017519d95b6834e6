import type {DocPage} from '../types';

/** A token that stands where the page states another API level. */
export type Misplaced = {readonly offset: number; readonly label: string; readonly names: readonly string[]};

const SDK: Readonly<Record<string, string>> = {
  min: 'androidMinSdk',
  compile: 'androidCompileSdk',
  target: 'androidTargetSdk',
};

/**
 * Returns the tokens on a page that name another API level than their sentence, table row or setting, such as
 * `targetSdkVersion = %req.androidMinSdk%`.
 */
export function misplacedTokens({source}: DocPage): Misplaced[] {
  const found = [...confusedLevels(source), ...confusedSettings(source), ...confusedRows(source)];
  return [...new Map(found.map((one) => [one.offset, one])).values()];
}

/** Settings of Gradle: `targetSdkVersion = …` and `minSdk: …`. */
function confusedSettings(source: string): Misplaced[] {
  const settings =
    /\b((min|compile|target)Sdk(?:Version)?)\b[`*]*(?: is| to| of)?\s*[=:(]?\s*[`*]*(?=%req)%req\.(?:\w+\.)?android(Min|Compile|Target)Sdk%/g;
  return [...source.matchAll(settings)].flatMap((match) => {
    const [all, setting = '', kind = '', level = ''] = match;
    if (kind === level.toLowerCase() || (kind !== 'min' && level !== 'Min')) return [];
    return [{offset: match.index + all.lastIndexOf('%req.'), label: setting, names: [SDK[kind] ?? '']}];
  });
}

/** Rows of tables whose first cell is about what apps compile against or target. */
function confusedRows(source: string): Misplaced[] {
  const row = /^\|([^|\n]*\b(?:[Cc]ompile|[Tt]arget)[^|\n]*)\|(.*)$/gm;
  return [...source.matchAll(row)].flatMap((match) => {
    const [, title = '', rest = ''] = match;
    if (/\b(?:[Mm]inimum|[Oo]ldest|[Ll]owest|run)\b/.test(title)) return [];
    const start = match.index + 2 + title.length;
    return [...rest.matchAll(/%req\.(?:\w+\.)?androidMinSdk%/g)].map(({index}) => ({
      offset: start + index,
      label: 'the target SDK',
      names: [SDK.target ?? '', SDK.compile ?? ''],
    }));
  });
}

/** API levels whose kind the words around them name: `targets API level …`, `Android … (API level …)`. */
function confusedLevels(source: string): Misplaced[] {
  const targets = misnamed(
    source,
    /\b(?:target(?:s|ing)?|compiles? against|target SDK|target API level)(?: (?:is|of|to))?(?: API level| SDK)?(?: is| of)? [`*]*(?=%req)%req\.(?:\w+\.)?(androidMinSdk)%/gi,
    'the target SDK',
    [SDK.target ?? '', SDK.compile ?? ''],
  );
  const minimums = misnamed(
    source,
    /\b(?:minimum|lowest|oldest)(?: supported)?(?: API level| SDK)(?: version)?(?: is| of)? [`*]*(?=%req)%req\.(?:\w+\.)?(androidTargetSdk|androidCompileSdk)%/gi,
    'the minimum SDK',
    [SDK.min ?? ''],
  );
  const releases = misnamed(
    source,
    /%req\.(?:\w+\.)?androidMinVersion%[`*]* \((?:API level )?[`*]*(?=%req)%req\.(?:\w+\.)?(androidTargetSdk|androidCompileSdk)%/g,
    'the API level of the minimum Android release',
    [SDK.min ?? ''],
  );
  const compiled = misnamed(
    source,
    /%req\.(?:\w+\.)?androidCompileVersion%[`*]* \((?:API level )?[`*]*(?=%req)%req\.(?:\w+\.)?(androidMinSdk)%/g,
    'the API level that projects compile against',
    [SDK.compile ?? '', SDK.target ?? ''],
  );
  return [...targets, ...minimums, ...releases, ...compiled];
}

function misnamed(source: string, pattern: RegExp, label: string, names: readonly string[]): Misplaced[] {
  return [...source.matchAll(pattern)].map((match) => ({
    offset: match.index + match[0].lastIndexOf('%req.'),
    label,
    names,
  }));
}
