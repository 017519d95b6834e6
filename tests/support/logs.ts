import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {ROOT} from './fixtureSite';

const FOLDER = path.join(ROOT, 'tests/fixtures/logs');
const LIST = 'tests/fixtures/logs/logs.json';
const UNKNOWN = 'tests/fixtures/logs/unknown.json';

/** Changing the seed moves logs between the lots, so a tuned lookup would be judged by logs that it was tuned with. */
const SEED = 4;

const LOTS = ['work', 'report'] as const;
const PLATFORMS = ['android', 'ios', 'web', 'any'] as const;

/** `work` may be read while the lookup is built; `report` only measures it. */
export type Lot = (typeof LOTS)[number];

/** A log of `tests/fixtures/logs`, as its README describes the fields. */
export interface Log {
  file: string;
  lot: Lot;
  kind: string;
  /** The major version of Capacitor. */
  version: number;
  /** Whether the report names the version; otherwise, it's the one that the log most likely comes from. */
  versionKnown: boolean;
  platform: (typeof PLATFORMS)[number];
  year: number;
  expect: Expectation;
}

/** What the right answer is about. `accept` has the phrases, of which the first answer has to contain one. */
interface Expectation {
  cause: string;
  accept: readonly string[];
  rootFirst?: boolean;
  fix: string;
}

/** A text that the lookup can't know, and the kind of text that it is. */
export interface UnknownText {
  kind: string;
  text: string;
}

/** Returns the lot of a log by the name of its file, the same on every machine: a third of the names give `report`. */
export function lotOf(file: string): Lot {
  const hash = createHash('sha256').update(`${SEED}:${file}`).digest('hex');
  return Number.parseInt(hash.slice(0, 8), 16) % 3 === 0 ? 'report' : 'work';
}

/** Returns the logs in the order of their files. Throws one error that lists every invalid field of `logs.json`. */
export function readLogs(): readonly Log[] {
  return readEntries<Log>(LIST, 'logs', problemsOfLog);
}

/** Returns the texts that the lookup can't know. Throws one error that lists every invalid field of `unknown.json`. */
export function readUnknownTexts(): readonly UnknownText[] {
  return readEntries<UnknownText>(UNKNOWN, 'texts', problemsOfUnknown);
}

/** Returns the text of a log as it was posted. Throws if `file` isn't in the folder. */
export function readLogText(file: string): string {
  return fs.readFileSync(path.join(FOLDER, file), 'utf8');
}

/** Returns the names of the log files in the folder, sorted. */
export function logFiles(): readonly string[] {
  return fs
    .readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort();
}

function readEntries<T>(file: string, list: string, problemsOf: (entry: unknown) => string[]): readonly T[] {
  const content: unknown = JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'));
  const entries = isRecord(content) ? content[list] : undefined;
  if (!Array.isArray(entries)) throw new Error(`${file}: must be an object with the array "${list}".`);
  const problems = entries.flatMap((entry: unknown, index) =>
    problemsOf(entry).map((problem) => `${file}: ${list}[${index}].${problem}`),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return entries as T[];
}

function problemsOfLog(entry: unknown): string[] {
  if (!isRecord(entry)) return ['file: the entry must be an object.'];
  const {file, lot, kind, version, versionKnown, platform, year, expect} = entry;
  return [
    ...unless(
      isText(file) && /^\d{3}-[a-z\d-]+\.txt$/.test(file),
      'file: must be like "001-name-of-it.txt".',
    ),
    ...unless(isOneOf(LOTS, lot), `lot: must be one of ${LOTS.join(', ')}.`),
    ...unless(isText(kind), 'kind: must be a text.'),
    ...unless(isNumberIn(version, 2, 8), 'version: must be a major version of Capacitor from 2 to 8.'),
    ...unless(typeof versionKnown === 'boolean', 'versionKnown: must be true or false.'),
    ...unless(isOneOf(PLATFORMS, platform), `platform: must be one of ${PLATFORMS.join(', ')}.`),
    ...unless(isNumberIn(year, 2019, 2026), 'year: must be from 2019 to 2026.'),
    ...(isRecord(expect) ? problemsOfExpectation(expect) : ['expect: must be an object.']),
  ];
}

function problemsOfExpectation({cause, accept, rootFirst, fix}: Record<string, unknown>): string[] {
  const phrases: readonly unknown[] = Array.isArray(accept) ? accept : [];
  return [
    ...unless(isSentence(cause), 'expect.cause: must be a sentence.'),
    ...unless(phrases.length > 0 && phrases.every(isText), 'expect.accept: must be an array of texts.'),
    ...unless(rootFirst === undefined || rootFirst === true, 'expect.rootFirst: must be true, or left out.'),
    ...unless(isSentence(fix), 'expect.fix: must be a sentence.'),
  ];
}

function problemsOfUnknown(entry: unknown): string[] {
  if (!isRecord(entry)) return ['text: the entry must be an object.'];
  return [
    ...unless(isText(entry.kind), 'kind: must be a text.'),
    ...unless(isText(entry.text), 'text: must be a text.'),
  ];
}

function unless(valid: boolean, problem: string): string[] {
  return valid ? [] : [problem];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isSentence(value: unknown): boolean {
  return isText(value) && value.endsWith('.');
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return typeof value === 'string' && values.includes(value);
}

function isNumberIn(value: unknown, first: number, last: number): boolean {
  return Number.isInteger(value) && Number(value) >= first && Number(value) <= last;
}
