import {createRequire} from 'node:module';
import {Prism} from 'prism-react-renderer';
import type {Token} from 'prismjs';
import {languages as components} from 'prismjs/components';
import getLoader from 'prismjs/dependencies';

const requireComponent = createRequire(__filename);

/**
 * Adds languages and what they need to the Prism that prism-react-renderer exports, as theme-classic does in the browser
 * (`theme/prism-include-languages`). Throws if Prism doesn't have one of them.
 *
 * @param names the option `themeConfig.prism.additionalLanguages`
 */
export function loadLanguages(names: readonly string[]): void {
  const bundled = Object.keys(Prism.languages).filter((name) => !names.includes(name));
  const ids = getLoader({languages: components}, names, bundled).getIds();
  // Each component adds its language to the global Prism.
  const scope = globalThis as {Prism?: unknown};
  scope.Prism = Prism;
  for (const id of ids.filter(isComponent)) requireComponent(`prismjs/components/prism-${id}`);
  delete scope.Prism;
  const unknown = names.find((name) => !isComponent(name) && !isKnown(name));
  if (unknown !== undefined) {
    throw new Error(
      `themeConfig.prism.additionalLanguages in src/data/prism.ts has "${unknown}", which isn't a language of Prism. https://prismjs.com/#supported-languages lists them.`,
    );
  }
  // Prism has no grammars for these two languages, which are markup under other names.
  const {markup, bash} = Prism.languages;
  Object.assign(Prism.languages, {plist: markup, vue: markup});
  // Other grammars contain this one, so it stays the same object.
  if (bash) Object.assign(bash, COMMANDS);
}

/** What is different in our shell commands. */
const COMMANDS = {
  // Prism colors the words of a list wherever they stand: both words of `npm install`, but of `npx cap sync` only the last.
  function: {
    pattern:
      /(^(?<!\\\n)[ \t]*|[;&|][ \t]*)(?!(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|function)\b)(?:\.\/)?[a-z][\w.-]*(?=\s|$)/m,
    lookbehind: true,
    // Otherwise the rest of a line would be matched as a line of its own.
    greedy: true,
  },
  // Prism's pattern doesn't allow a hyphen inside an option, as in `--live-reload`.
  parameter: {
    pattern: /(^|\s)-{1,2}(?:\w+:[+-]?)?\w+(?:[.-]\w+)*(?=[=\s]|$)/,
    alias: 'variable',
    lookbehind: true,
  },
};

function isComponent(id: string): boolean {
  return Object.hasOwn(components, id) && id !== 'meta';
}

/** Returns whether Prism has a grammar with this name. Its object of grammars also has functions. */
export function isKnown(language: string): boolean {
  return Object.hasOwn(Prism.languages, language) && typeof Prism.languages[language] === 'object';
}

/** Returns the names of all languages that a fence can use, sorted. */
export function knownLanguages(): string[] {
  return Object.keys(Prism.languages).filter(isKnown).sort();
}

/** Returns Prism's tokens of a piece of code. Throws with the known languages if the language has no grammar. */
export function tokenize(code: string, language: string): (string | Token)[] {
  const grammar = isKnown(language) ? Prism.languages[language] : undefined;
  if (!grammar) {
    throw new Error(
      `Unknown code language "${language}". Known: ${knownLanguages().join(', ')}. Add it to themeConfig.prism.additionalLanguages in src/data/prism.ts, or write \`\`\`text.`,
    );
  }
  const env = {code, grammar, language, tokens: [] as (string | Token)[]};
  Prism.hooks.run('before-tokenize', env);
  env.tokens = Prism.tokenize(env.code, env.grammar);
  Prism.hooks.run('after-tokenize', env);
  return env.tokens;
}
