import {isBuiltin} from 'node:module';
import {packageMentions, type PackageMention} from '../shell/invocations';
import {codeIn, type Code} from './codeIn';

/** An npm package on a page. */
export type Mention = {
  readonly name: string;
  /** Its version, range or tag as typed, with tokens unresolved. */
  readonly spec?: string;
  /**
   * What the page does with it: the uses in a command (see `PackageMention`), a dependency in a package.json, an import,
   * the URL of a file in it, or just its name in a sentence.
   */
  readonly use: PackageMention['use'] | 'dependency' | 'import' | 'url' | 'text';
  /** Where it is in the page's source (UTF-16 units). */
  readonly offset: number;
  /** Whether it is inline code in a sentence. */
  readonly isInline: boolean;
};

type Found = Omit<Mention, 'isInline'>;

const NAME = String.raw`(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*`;

/** Returns the npm packages in a page's source, in the order of the page, each place once. */
export function mentionsIn(source: string): Mention[] {
  const inCode = codeIn(source).flatMap((code) =>
    [...inCommands(code), ...dependencies(code), ...imports(code), ...names(code)].map((found) => ({
      ...found,
      offset: found.offset + code.offset,
      isInline: code.lang === undefined,
    })),
  );
  const byPlace = new Map<number, Mention>();
  for (const mention of [...inCode, ...addresses(source)]) {
    if (!byPlace.has(mention.offset)) byPlace.set(mention.offset, mention);
  }
  return [...byPlace.values()].sort((a, b) => a.offset - b.offset);
}

/** A call of a package manager up to the end of the command, which may continue in the next line after `\`. */
const COMMAND = /(?:^|(?<=["'`\s;&|($]))(?:npm|npx|yarn|pnpm|bunx?)[ \t](?:\\\r?\n|[^\n;&|#()`])*/g;

/** Messages that pages quote look like commands: "npm install failed. Try …". */
const MESSAGE = /^(?:npm|npx) (?:canceled|error|warn)\b|\bfailed\b|\.(?:\s|$)|…/i;

function inCommands({text, lang, meta}: Code): Found[] {
  const isQuoted = lang === undefined && MESSAGE.test(text);
  if (isQuoted || lang === 'text' || lang === '' || (lang === 'diff' && /package\.json/.test(meta)))
    return [];
  return [...text.matchAll(COMMAND)].flatMap((match) => {
    const before = text.slice(text.lastIndexOf('\n', match.index) + 1, match.index);
    if (lang === 'shell-session' && !/^\s*[$>] /.test(before)) return [];
    const quote = /["']$/.exec(before)?.[0];
    const command = quote ? (match[0].split(quote)[0] ?? '') : match[0];
    const words = [...command.matchAll(/"[^"\n]*"|'[^'\n]*'|[^\s"'\\]+/g)].map((word) => {
      const quoted = /^["']/.test(word[0]);
      const column = match.index + word.index + (quoted ? 1 : 0);
      return {text: quoted ? word[0].slice(1, -1) : word[0], dynamic: false, line: 0, column};
    });
    // `yarn run` starts a script of the app, which is no package.
    if (words[0]?.text === 'yarn' && words[1]?.text === 'run') return [];
    return packageMentions(words).map(({word, name, spec, use}) => found(name, spec, use, word.column));
  });
}

const DEPENDENCIES = /"(?:(?:dev|peer|optional)?[dD]ependencies|overrides|resolutions)"\s*:\s*\{/g;
const PAIR = new RegExp(String.raw`"(${NAME})"\s*:\s*"([~^<>=*\d%][^"]*|latest|next)"`, 'g');

/** Finds dependencies in a package.json and in pieces of one. A name with a scope and a range can't be anything else. */
function dependencies({text, lang, meta}: Code): Found[] {
  if (!['json', 'jsonc', 'diff', undefined].includes(lang)) return [];
  const objects = [...text.matchAll(DEPENDENCIES)].map(({0: start, index}) => ({
    start: index + start.length,
    end: closingBrace(text, index + start.length),
  }));
  const isChange = lang === 'diff' && /package\.json/.test(meta);
  return [...text.matchAll(PAIR)]
    .filter(
      ({1: name = '', index}) =>
        name.startsWith('@') ||
        (isChange && name !== 'version') ||
        objects.some(({start, end}) => start <= index && index < end),
    )
    .map(({1: name = '', 2: range, index}) => found(name, range, 'dependency', index + 1));
}

function closingBrace(text: string, start: number): number {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

const IMPORT = /\b(?:from|import|require)\s*\(?\s*['"]([^'"\n]+)['"]/g;

/** Finds imports that aren't compiled: the `typescript` rule finds the others. */
function imports({text, lang, meta}: Code): Found[] {
  const isFragment = /^(?:ts|tsx|js|jsx)$/.test(lang ?? '') && /\bfragment\b/.test(meta);
  if (!isFragment && lang !== 'html') return [];
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const [, specifier = ''] = match;
    const [name] = /^(?:@[\w.-]+\/)?[a-z\d][\w.-]*(?=\/|$)/.exec(specifier) ?? [];
    if (name === undefined || isBuiltin(specifier)) return [];
    return [found(name, undefined, 'import', match.index + match[0].indexOf(specifier))];
  });
}

/** Android's resources have names such as `@string/app_name`. */
const RESOURCES =
  /^@(?:anim|array|bool|color|dimen|drawable|font|id|integer|layout|menu|mipmap|raw|string|style|xml)\//;
const SCOPED = /(?<![\w./@-])@[a-z\d][\w.-]*\/[a-z\d][\w.-]*(?:@[^\s"'/,;:)]+)?/g;

/** Finds the names in sentences and in output that have a scope. Others look like words. */
function names({text, lang}: Code): Found[] {
  if (lang !== undefined && !/^(?:text|shell-session)?$/.test(lang)) return [];
  return [...text.matchAll(SCOPED)].flatMap(({0: whole, index}) => {
    const at = whole.indexOf('@', 1);
    const name = at === -1 ? whole : whole.slice(0, at);
    const spec = at === -1 ? undefined : whole.slice(at + 1);
    return RESOURCES.test(name) ? [] : [found(name, spec, 'text', index)];
  });
}

const FILE_ADDRESS = new RegExp(
  String.raw`\b(?:unpkg\.com|cdn\.jsdelivr\.net\/npm|esm\.sh)\/(${NAME})(?:@([^\s"'\/)]+))?`,
  'g',
);
const PAGE_ADDRESS = new RegExp(String.raw`\bnpmjs\.com\/package\/(${NAME})`, 'g');

/** Finds the URLs of files that a CDN serves from packages, and those of their pages at npm. */
function addresses(source: string): Mention[] {
  const place = (text: string, name: string, index: number): number => index + text.indexOf(name);
  return [
    ...[...source.matchAll(FILE_ADDRESS)].map(({0: text, 1: name = '', 2: spec, index}) => ({
      ...found(name, spec, 'url', place(text, name, index)),
      isInline: false,
    })),
    ...[...source.matchAll(PAGE_ADDRESS)].map(({0: text, 1: name = '', index}) => ({
      ...found(name, undefined, 'text', place(text, name, index)),
      isInline: false,
    })),
  ];
}

function found(name: string, spec: string | undefined, use: Mention['use'], offset: number): Found {
  return {name, ...(spec === undefined ? {} : {spec}), use, offset};
}
