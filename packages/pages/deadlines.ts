import * as z from 'zod';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The days after which somebody has to look again whether a deadline is still right. */
const LOOK_AGAIN_AFTER = 183;
const MILLISECONDS_OF_A_DAY = 86_400_000;

const DEADLINES = z.array(
  z.strictObject({
    /** The first day or month on which it applies (ISO). */
    from: z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/),
    /** What applies, in whole sentences. */
    what: z.string().min(1),
    source: z.url(),
    /** What the link to the source says. */
    sourceName: z.string().min(1),
    /** The day on which somebody last compared this with the source (ISO). */
    looked: z.string().regex(DAY),
    /** The pages that show it with `::deadlines`, as paths in a docs version, without `.md`. */
    pages: z.array(z.string().min(1)).min(1),
  }),
);

/** What a store or another company requires from a date on. */
export type Deadline = z.infer<typeof DEADLINES>[number];

/** Returns the deadlines in `data`, oldest first. Throws a message about the first entry that has another form. */
export function parseDeadlines(data: unknown): Deadline[] {
  const {data: deadlines, error} = DEADLINES.safeParse(data);
  if (deadlines) return [...deadlines].sort((a, b) => a.from.localeCompare(b.from));
  const [issue] = error.issues;
  throw new Error(`src/data/deadlines.json: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}.`);
}

/** Returns a sentence for each deadline that nobody has compared with its source in the half year before `now`. */
export function staleLooks(deadlines: readonly Deadline[], now: Date): string[] {
  return deadlines
    .filter(({looked}) => now.getTime() - Date.parse(looked) > LOOK_AGAIN_AFTER * MILLISECONDS_OF_A_DAY)
    .map(
      ({what, source, looked}) =>
        `src/data/deadlines.json  "${what}" was last compared with ${source} on ${looked}. Look again, correct it, ` +
        'and set "looked" to today.',
    );
}
