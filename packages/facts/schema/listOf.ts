import * as z from 'zod';

/** Returns the schema of a list of objects with exactly these fields, none of which code may change. */
export function listOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.strictObject(shape).readonly()).readonly();
}
