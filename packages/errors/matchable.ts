/** An error as the lookup sees it. */
export type Matchable = {
  /** Messages with `…` for what varies. */
  readonly messages: readonly string[];
  readonly codes: readonly string[];
  /** Names that make this error likelier than others with the same message: of its plugin, its tool and its methods. */
  readonly context: readonly string[];
  /** `ios`, `android`, `web` or `cli`; empty if it can be on any. */
  readonly platforms?: readonly string[];
  /** Whether only another docs version has it. */
  readonly isForeign?: boolean;
  /** Whether a guide tells it, whose messages have sample names, and which says it with less certainty. */
  readonly isGuide?: boolean;
  /** Whether the message only announces another one, or is harmless, so that others come first. */
  readonly isSecondary?: boolean;
};
