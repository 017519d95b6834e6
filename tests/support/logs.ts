import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {ROOT} from './fixtureSite';

const FOLDER = path.join(ROOT, 'tests/fixtures/logs');

/** Changing the seed moves logs between the lots, so a tuned lookup would be judged by logs that it was tuned with. */
const SEED = 4;

const TEXT = z.string().trim().min(1);
const SENTENCE = TEXT.endsWith('.');

/** `work` may be read while the lookup is built; `report` only measures it. */
const LOT = z.enum(['work', 'report']);
export type Lot = z.infer<typeof LOT>;

/** A log of `tests/fixtures/logs`, as its README describes the fields. */
const LOG = z.strictObject({
  file: z.string().regex(/^\d{3}-[a-z\d-]+\.txt$/),
  lot: LOT,
  kind: TEXT,
  /** The major version of Capacitor. */
  version: z.int().min(2).max(8),
  /** Whether the report names the version; otherwise, it's the one that the log most likely comes from. */
  versionKnown: z.boolean(),
  platform: z.enum(['android', 'ios', 'web', 'any']),
  year: z.int().min(2019).max(2026),
  /** What the right answer is about. `accept` has the phrases, of which the first answer has to contain one. */
  expect: z.strictObject({
    cause: SENTENCE,
    accept: z.array(TEXT).min(1).readonly(),
    rootFirst: z.literal(true).optional(),
    fix: SENTENCE,
  }),
});
export type Log = z.infer<typeof LOG>;

/** A text that the lookup can't know, and the kind of text that it is. */
const UNKNOWN_TEXT = z.strictObject({kind: TEXT, text: z.string().min(1)});
export type UnknownText = z.infer<typeof UNKNOWN_TEXT>;

/** A public log that was gathered later, which may be read like those of `work`. */
const LATER_LOG = z.strictObject({
  ...LOG.pick({kind: true, version: true, platform: true, year: true}).shape,
  ...LOG.shape.expect.pick({cause: true, accept: true, fix: true}).shape,
  text: TEXT,
});
export type LaterLog = z.infer<typeof LATER_LOG>;

/** Returns the lot of a log by the name of its file, the same on every machine: a third of the names give `report`. */
export function lotOf(file: string): Lot {
  const hash = createHash('sha256').update(`${SEED}:${file}`).digest('hex');
  return Number.parseInt(hash.slice(0, 8), 16) % 3 === 0 ? 'report' : 'work';
}

/** Returns the logs in the order of their files. Throws one error that lists every invalid field of `logs.json`. */
export function readLogs(): readonly Log[] {
  return readList('logs.json', z.strictObject({logs: z.array(LOG)})).logs;
}

/** Returns the texts that the lookup can't know. Throws one error that lists every invalid field of `unknown.json`. */
export function readUnknownTexts(): readonly UnknownText[] {
  return readList('unknown.json', z.strictObject({texts: z.array(UNKNOWN_TEXT)})).texts;
}

/** Returns the later logs. Throws one error that lists every invalid field of `later.json`. */
export function readLaterLogs(): readonly LaterLog[] {
  return readList('later.json', z.strictObject({texts: z.array(LATER_LOG)})).texts;
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

function readList<Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema> {
  const {data, error} = schema.safeParse(JSON.parse(readLogText(name)));
  if (error) throw new Error(`tests/fixtures/logs/${name}:\n${z.prettifyError(error)}`);
  return data;
}
