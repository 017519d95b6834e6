import * as z from 'zod';
import drawings from './diagrams.json';

/** Backticks mark code, except in titles. */
const words = z.string();
const mark = z.boolean().optional();

/** Boxes in the order of the steps: wrapping rows on wide pages, a column on phones. */
const steps = z.strictObject({
  kind: z.literal('steps'),
  steps: z.array(z.strictObject({title: z.string(), text: words.optional(), strong: mark})),
  /** Number of boxes in a row on wide pages. */
  columns: z.int(),
  /** The label of the arrow from the last box back to the first, if there is one. */
  loop: z.string().optional(),
});

/** A message from the actor at index `from` to another one, or to itself for something that it does alone. */
const message = z.strictObject({
  from: z.int(),
  to: z.int(),
  text: words,
  /** Whether this is a response, which is drawn as a dashed line. */
  answer: mark,
  /** Whether this is the message that the diagram is about, whose number has the color of the signal. */
  main: mark,
});

/** The messages between actors, from first to last. */
const sequence = z.strictObject({
  kind: z.literal('sequence'),
  actors: z.array(z.strictObject({title: z.string(), strong: mark})),
  messages: z.array(message),
});

/** Folders and files, each with a note that explains it. */
const tree = z.strictObject({
  kind: z.literal('tree'),
  entries: z.array(
    z.strictObject({depth: z.int(), name: z.string(), note: z.string().optional(), strong: mark}),
  ),
});

/** What somebody has drawn: the files `pictures/<name>-wide.svg` and `pictures/<name>-narrow.svg`. */
const picture = z.strictObject({kind: z.literal('picture')});

const diagram = z.strictObject({
  /** The same facts in words, for readers who can't see the picture. */
  description: z.string(),
  drawing: z.discriminatedUnion('kind', [steps, sequence, tree, picture]),
});

export type StepsDrawing = z.infer<typeof steps>;
export type SequenceDrawing = z.infer<typeof sequence>;
export type Message = z.infer<typeof message>;
export type TreeDrawing = z.infer<typeof tree>;
/** What is drawn from data. */
export type Drawing = StepsDrawing | SequenceDrawing | TreeDrawing;
export type Diagram = z.infer<typeof diagram>;

/** All diagrams that pages can show, by name. */
export const DIAGRAMS: Readonly<Record<string, Diagram>> = z.record(z.string(), diagram).parse(drawings);

/** The two sizes in which each diagram is drawn. A unit is one pixel at the width that the drawing is made for. */
export type Size = 'wide' | 'narrow';
export const WIDTHS: Readonly<Record<Size, number>> = {wide: 640, narrow: 340};
