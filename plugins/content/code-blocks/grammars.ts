import bash from 'refractor/bash';
import batch from 'refractor/batch';
import clike from 'refractor/clike';
import {refractor} from 'refractor/core';
import css from 'refractor/css';
import diff from 'refractor/diff';
import groovy from 'refractor/groovy';
import http from 'refractor/http';
import ini from 'refractor/ini';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import kotlin from 'refractor/kotlin';
import markup from 'refractor/markup';
import objectivec from 'refractor/objectivec';
import powershell from 'refractor/powershell';
import properties from 'refractor/properties';
import ruby from 'refractor/ruby';
import shellSession from 'refractor/shell-session';
import swift from 'refractor/swift';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';

const GRAMMARS = [
  bash,
  batch,
  clike,
  css,
  diff,
  groovy,
  http,
  ini,
  java,
  javascript,
  json,
  jsx,
  kotlin,
  markup,
  objectivec,
  powershell,
  properties,
  ruby,
  shellSession,
  swift,
  tsx,
  typescript,
  yaml,
];

for (const grammar of GRAMMARS) refractor.register(grammar);
// Prism has no grammars for these two languages, which are markup under other names.
refractor.alias('markup', ['plist', 'vue']);

// Prism colors the words of a list wherever they stand: both words of `npm install`, but of `npx cap sync` only the last.
Object.assign(refractor.languages.bash ?? {}, {
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
});

/** Languages that are shown without tokens. */
const PLAIN = ['text', 'txt', 'plain'];

/** Returns the names of all languages that a fence can use, sorted. */
export function knownLanguages(): string[] {
  return [...refractor.listLanguages(), ...PLAIN].sort();
}

/** Returns whether a language intentionally has no grammar. */
export function isPlain(language: string): boolean {
  return PLAIN.includes(language);
}

export {refractor};
