/** Boxes in the order of the steps: wrapping rows on wide pages, a column on phones. */
export type StepsDrawing = {
  readonly kind: 'steps';
  readonly steps: readonly Step[];
  /** Number of boxes in a row on wide pages. */
  readonly columns: number;
  /** The label of the arrow from the last box back to the first, if there is one. */
  readonly loop?: string;
};

type Step = {
  readonly title: string;
  /** Backticks mark code, here and in messages. */
  readonly text?: string;
  readonly strong?: boolean;
};

/** The messages between actors, from first to last. */
export type SequenceDrawing = {
  readonly kind: 'sequence';
  readonly actors: readonly {readonly title: string; readonly strong?: boolean}[];
  readonly messages: readonly Message[];
};

/** A message from the actor at index `from` to another one, or to itself for something that it does alone. */
export type Message = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Whether this is a response, which is drawn as a dashed line. */
  readonly answer?: boolean;
  /** Whether this is the message that the diagram is about, whose number has the color of the signal. */
  readonly main?: boolean;
};

/** Folders and files, each with a note that explains it. */
export type TreeDrawing = {readonly kind: 'tree'; readonly entries: readonly TreeEntry[]};

export type TreeEntry = {
  readonly depth: number;
  readonly name: string;
  readonly note?: string;
  readonly strong?: boolean;
};

export type Drawing = StepsDrawing | SequenceDrawing | TreeDrawing;

export type Diagram = {
  /** The same facts in words, for readers who can't see the picture. */
  readonly description: string;
  readonly drawing: Drawing;
};

/** The two sizes in which each diagram is drawn. A unit is one pixel at the width that the drawing is made for. */
export type Size = 'wide' | 'narrow';
export const WIDTHS: Readonly<Record<Size, number>> = {wide: 640, narrow: 340};
