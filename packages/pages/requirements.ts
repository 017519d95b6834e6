/** A named number: what it is, its source, and its value in each docs version that has one. */
type Requirement = {
  readonly label: string;
  readonly source: string;
  readonly values: Readonly<Record<string, string>>;
};

/** All named numbers by name, as stored in `src/data/requirements.json`. */
export type Requirements = Readonly<Record<string, Requirement>>;

/** A `%req.…%` token that couldn't be replaced, with its offset in the text. */
export type TokenProblem = {
  readonly offset: number;
  /** What is wrong, in one sentence without a period. */
  readonly message: string;
  /** What would be right, in one sentence without a period. */
  readonly hint: string;
};
