import fs from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import * as z from 'zod';

const words = z.string().transform((line) => line.split(' '));

/** How an app of one framework is made, as the page about that framework says. */
const recipe = z.strictObject({
  /** What `--only` takes. */
  name: z.string(),
  /** The arguments of `npx --yes` that make a project in the folder `app`, or none if `files` are the project. */
  generator: words.optional(),
  /** npm packages that the page installs with older versions of Capacitor than 8. */
  installBefore8: z.array(z.string()).default([]),
  /** Files that the page adds or replaces, by their path in the project. */
  files: z.record(z.string(), z.string()).default({}),
  /** The npm script that builds. */
  build: z.string().default('build'),
  /** The folder of the build with `index.html`. */
  webDir: z.string(),
  /** The package whose version the page names. */
  framework: z.string(),
  /** Paths whose file in the native server is printed. */
  routes: z.array(z.string()),
});
export type Recipe = z.infer<typeof recipe>;

export const RECIPES: readonly Recipe[] = z
  .array(recipe)
  .parse(parse(fs.readFileSync(path.join(__dirname, 'recipes.yaml'), 'utf8')));
