import * as z from 'zod';

const text = wordsOf(/\S/, 'must be a non-empty string.');
/** The host's name goes into the security policy, where a semicolon or an asterisk would mean something else. */
const link = wordsOf(
  /^(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?(?:[/?#]\S*)?|\/docs\/\S*)$/i,
  'must be an https:// URL or a path under /docs/.',
);
const PIXELS = 'must be a number of pixels greater than 0.';
const pixels = z.number(PIXELS).positive(PIXELS);
const image = z.object({dimensions: z.object({width: pixels, height: pixels}), url: link});

const promotion = z.object({
  id: text,
  type: text,
  data: z.object({ad_id: text, ad_copy: text, ad_url: link, ad_image: image.optional()}),
});

/** A promotion shown below the table of contents. One without a picture shows only its text. */
export type Promotion = z.infer<typeof promotion>;

const list = z.array(promotion, 'must be a JSON array of promotions.');

function wordsOf(pattern: RegExp, message: string): z.ZodString {
  return z.string(message).regex(pattern, message);
}

/**
 * Returns `input` as promotions. Throws one error that lists every invalid field as
 * `source: entry N field: what is wrong`.
 */
export function validatePromotions(input: unknown, source: string): Promotion[] {
  const {data, error} = list.safeParse(input);
  if (error) {
    throw new Error(error.issues.map((issue) => `${source}: ${placeOf(issue)}${issue.message}`).join('\n'));
  }
  const ids = data.map(({id}) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined)
    throw new Error(`${source}: id "${twice}" is used twice. Give each entry its own ID.`);
  return data;
}

function placeOf({path: [index, ...fields]}: z.core.$ZodIssue): string {
  if (index === undefined) return '';
  return `${['entry', Number(index) + 1, fields.join('.')].join(' ').trimEnd()}: `;
}
