import {VARIANTS, type Variant} from './variants';

const PARTS = ['bytes', 'taps', 'build'];

export type MeasureOptions = {
  readonly parts: ReadonlySet<string>;
  readonly variants: readonly Variant[];
  readonly runs: number;
  readonly reuse: boolean;
};

/**
 * Returns the options in the arguments. Throws a message with the choices for an unknown name, and for a count below
 * one.
 */
export function readOptions({
  only,
  variants,
  runs,
  reuse,
}: {
  readonly only?: string;
  readonly variants?: string;
  readonly runs: string;
  readonly reuse: boolean;
}): MeasureOptions {
  const count = Number(runs);
  if (!Number.isInteger(count) || count < 1)
    throw new Error(`--runs must be a whole number of at least 1, not ${runs}.`);
  return {
    parts: new Set(choose('--only', only, PARTS)),
    variants: choose('--variants', variants, VARIANTS),
    runs: count,
    reuse,
  };
}

function choose<Name extends string>(
  option: string,
  text: string | undefined,
  known: readonly Name[],
): readonly Name[] {
  if (text === undefined) return known;
  const unknown = text.split(',').find((name) => !known.some((one) => one === name));
  if (unknown !== undefined)
    throw new Error(`${option} does not accept ${unknown}. The choices are ${known.join(', ')}.`);
  return known.filter((name) => text.split(',').includes(name));
}
