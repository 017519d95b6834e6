/** Boxes in the order in which one does them: a row that wraps on wide pages, a column on phones. */
export type StepsDrawing = {
  readonly kind: 'steps';
  readonly steps: readonly Step[];
  /** Boxes in a row on wide pages. */
  readonly columns: number;
  /** What leads from the last box back to the first, where something does. */
  readonly loop?: string;
};

type Step = {readonly title: string; readonly text?: string; readonly strong?: boolean};

/** Who tells whom what, downwards in time. */
export type SequenceDrawing = {
  readonly kind: 'sequence';
  readonly actors: readonly {readonly title: string; readonly strong?: boolean}[];
  readonly messages: readonly Message[];
};

/** From the actor with that place to another, or to itself for what it does by itself. */
export type Message = {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** An answer: a dashed line. */
  readonly answer?: boolean;
};

/** Folders and files, each with what it is. */
export type TreeDrawing = {readonly kind: 'tree'; readonly entries: readonly TreeEntry[]};

export type TreeEntry = {
  readonly depth: number;
  readonly name: string;
  readonly note?: string;
  readonly strong?: boolean;
};

export type Drawing = StepsDrawing | SequenceDrawing | TreeDrawing;

export type Diagram = {
  /** The same facts in words, for those who do not see the picture. */
  readonly description: string;
  readonly drawing: Drawing;
};

/** The two sizes in which each diagram is drawn: one unit is one pixel at the width it is made for. */
export type Size = 'wide' | 'narrow';
export const WIDTHS: Readonly<Record<Size, number>> = {wide: 640, narrow: 340};
