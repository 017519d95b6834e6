import {isBuiltin} from 'node:module';
import {uniqueBy} from '../../lib/uniqueBy';
import {offsetInBlock, placeAt} from '../pageSource';
import {packageMentions, type PackageMention} from '../shell/invocations';
import {scriptsOn} from '../shell/scripts';
import type {CodeBlock, DocPage, FilePlace} from '../types';

/** An npm package on a page. */
export type Mention = FilePlace & {
  readonly name: string;
  /** Its version, range or tag, with tokens resolved. */
  readonly spec?: string;
  /**
   * What the page does with it: the uses in a command (see `PackageMention`), a dependency in a package.json, an import,
   * the URL of a file in it, or just its name in a sentence.
   */
  readonly use: PackageMention['use'] | 'dependency' | 'import' | 'url' | 'text';
  /** Whether a sentence has it, which may leave out the version. */
  readonly isProse?: boolean;
};

const NAME = String.raw`(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*`;

/** Returns the npm packages on a page, each place once. */
export async function mentionsOn(page: DocPage): Promise<Mention[]> {
  const scripts = await scriptsOn(page);
  const inCommands = scripts.flatMap(({kind, commands, placeAt: place}) =>
    commands.flatMap(packageMentions).map(({word, name, spec, use}) => ({
      ...{name, spec, use, isProse: kind === 'prose'},
      ...place(word),
    })),
  );
  const all = [...inCommands, ...page.blocks.flatMap(inBlock), ...inSentences(page), ...inAddresses(page)];
  return uniqueBy(all, ({line, column}) => `${line}:${column}`);
}

const DEPENDENCIES = /"(?:(?:dev|peer|optional)?[dD]ependencies|overrides|resolutions)"\s*:/;
const PAIR = new RegExp(String.raw`"(${NAME})"\s*:\s*"([~^<>=*\d][^"]*|latest|next)"`, 'g');
/** Other fields of a package.json whose values look like versions. */
const OTHER_FIELDS = ['version', 'node', 'npm'];
const IMPORT = /\b(?:from|import|require)\s*\(?\s*['"]([^'"\n]+)['"]/g;

function inBlock(block: CodeBlock): Mention[] {
  const {lang, code, title = '', fragment} = block;
  if (/^(?:text|shell-session)?$/.test(lang)) return scoped(code, (offset) => offsetInBlock(block, offset));
  if (lang === 'json' || lang === 'diff') {
    const isManifest = title.endsWith('package.json') || DEPENDENCIES.test(code);
    return [...code.matchAll(PAIR)]
      .filter(([, name = '']) => name.startsWith('@') || (isManifest && !OTHER_FIELDS.includes(name)))
      .map(({1: name = '', 2: spec, index}) => ({
        name,
        spec,
        use: 'dependency',
        ...offsetInBlock(block, index + 1),
      }));
  }
  // The `typescript` rule finds imports that are compiled.
  const isScript = lang === 'html' || (fragment && /^(?:ts|tsx|js|jsx)$/.test(lang));
  return [...(isScript ? code.matchAll(IMPORT) : [])].flatMap(({0: text, 1: specifier = '', index}) => {
    const [name] = /^(?:@[\w.-]+\/)?[a-z\d][\w.-]*(?=\/|$)/.exec(specifier) ?? [];
    if (name === undefined || isBuiltin(specifier)) return [];
    return [{name, use: 'import' as const, ...offsetInBlock(block, index + text.indexOf(specifier))}];
  });
}

/** Android's resources have names such as `@string/app_name`. */
const RESOURCES =
  /^@(?:anim|array|bool|color|dimen|drawable|font|id|integer|layout|menu|mipmap|raw|string|style|xml)\//;
const SCOPED = /(?<![\w./@-])(@[a-z\d][\w.-]*\/[a-z\d][\w.-]*)(?:@([^\s"'/,;:)]+))?/g;

/** Finds the names in sentences and in output that have a scope. Others look like words. */
function scoped(text: string, place: (offset: number) => FilePlace): Mention[] {
  return [...text.matchAll(SCOPED)].flatMap(({1: name = '', 2: spec, index}) =>
    RESOURCES.test(name) ? [] : [{name, spec, use: 'text' as const, ...place(index)}],
  );
}

function inSentences({inlineCode}: DocPage): Mention[] {
  return inlineCode.flatMap(({text, line, column}) =>
    // Commands are read as such.
    /^(?:npx|npm|yarn|pnpm|bunx?) /.test(text)
      ? []
      : scoped(text, (offset) => ({line, column: column + 1 + offset})),
  );
}

const ADDRESS = new RegExp(
  String.raw`\b(unpkg\.com|cdn\.jsdelivr\.net\/npm|esm\.sh|npmjs\.com\/package)\/(${NAME})(?:@([^\s"'\/)]+))?`,
  'g',
);

/** Finds the URLs of files that a CDN serves from packages, and those of their pages at npm. */
function inAddresses({source}: DocPage): Mention[] {
  return [...source.matchAll(ADDRESS)].map(({1: host = '', 2: name = '', 3: spec, index}) => ({
    name,
    spec,
    use: host.startsWith('npmjs') ? 'text' : 'url',
    ...placeAt(source, index + host.length + 1),
  }));
}
