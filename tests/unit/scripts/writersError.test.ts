import {writersError} from '@site/scripts/writersError.cjs';

const SITE = '/site';

/** What Docusaurus throws: its own error around that of a step. */
const failed = (cause: unknown): Error => new Error('Unable to build website for locale en.', {cause});

/** What the bundler says about modules that don't compile. */
const bundler = (...errors: readonly string[]): Error =>
  failed(
    new Error(
      `Failed to compile due to Webpack errors.\n${errors.join('\n\n\u001b[33m--------------------------\u001b[39m\n\n')}`,
    ),
  );

const pageError = (file: string, cause: string, details: string): string =>
  `\u001b[31m  ╰─▶   × Error: MDX compilation failed for file "/site/${file}"\n` +
  [`Cause: ${cause}`, 'Details:', details, '    at compileToJSX (/site/node_modules/a.js:93:15)']
    .flatMap((text) => text.split('\n'))
    .map((line) => `        │ ${line}`)
    .join('\n');

test('errors of pages are the places and messages of our plugins, in order', () => {
  const unknown =
    'docs/b.md:6:1  No plugin handles the directive "::instal".\ndocs/b.md:12:1  There is no component <Tabz>.';
  const error = bundler(
    pageError('docs/b.md', unknown, `Error: ${unknown}`),
    pageError('docs/a.md', 'docs/a.md:9:1  The image ./a.png does not exist.', 'Error: …'),
    pageError('docs/a.md', 'docs/a.md:9:1  The image ./a.png does not exist.', 'Error: …'),
  );
  expect(writersError(error, SITE)).toBe(`docs/a.md:9:1  The image ./a.png does not exist.\n${unknown}`);
});

test('a syntax error has the place that the parser gives', () => {
  const details =
    '{\n  "column": 17,\n  "message": "Unexpected character",\n  "line": 6,\n  "place": {\n    "line": 8\n  }\n}';
  expect(writersError(bundler(pageError('docs/a.md', 'Unexpected character `.`', details)), SITE)).toBe(
    'docs/a.md:6:17  Unexpected character `.`',
  );
});

test('an error of the bundler itself stays, without its frame', () => {
  const error = bundler(
    "  × Module not found: Can't resolve './a' in '/site/docs'\n    │ import a from './a';",
  );
  expect(writersError(error, SITE)).toBe(
    "Module not found: Can't resolve './a' in '/site/docs'\nimport a from './a';",
  );
});

test('the innermost error with a place is the one that a writer gets', () => {
  const cause = new Error('docs/a.md:3  The front matter is not YAML.', {
    cause: new Error('unexpected end (3:1)'),
  });
  expect(writersError(failed(new Error("Can't process doc metadata", {cause})), SITE)).toBe(
    'docs/a.md:3  The front matter is not YAML.',
  );
  expect(
    writersError(failed(new Error('The site has broken links:\ndocs/a.md:3:1  The link.\n')), SITE),
  ).toBe('The site has broken links:\ndocs/a.md:3:1  The link.');
});

/** Returns an error that was thrown at a file. */
function thrownAt(file: string, error: Error): Error {
  error.stack = `${error.name}: ${error.message}\n    at check (${file}:3:9)\n    at run (/site/node_modules/a.js:1:1)`;
  return error;
}

test.each([
  ['our plugins', '/site/plugins/site/services/readServices.ts', new Error('ALGOLIA_APP_ID is missing.')],
  ['our data', '/site/src/data/repository.ts', new Error('ALGOLIA_APP_ID is missing.')],
  [
    'Docusaurus’s check of the configuration',
    '/site/node_modules/@docusaurus/core/lib/server/configValidation.js',
    new Error('ALGOLIA_APP_ID is missing.'),
  ],
  [
    'a check of options',
    '/site/node_modules/joi/lib/validator.js',
    Object.assign(new Error('ALGOLIA_APP_ID is missing.'), {name: 'ValidationError'}),
  ],
])('what %s throws on purpose is all that is printed', (_what, file, error) => {
  expect(writersError(failed(thrownAt(file, error)), SITE)).toBe('ALGOLIA_APP_ID is missing.');
});

test('an error without frames is its message', () => {
  const error = new Error('sidebars.ts  There is no doc "a".');
  error.stack = error.message;
  expect(writersError(failed(error), SITE)).toBe('sidebars.ts  There is no doc "a".');
});

test.each([
  ['a mistake in our code', '/site/plugins/a.ts', new TypeError('x is not a function')],
  ['an error of a package', '/site/node_modules/a/plugins/a.js', new Error('ENOENT: no such file')],
  ['an error of Node.js', 'node:fs', new Error('ENOENT: no such file')],
])('%s is left to its stack', (_what, file, error) => {
  expect(writersError(failed(thrownAt(file, error)), SITE)).toBeUndefined();
});

test('an error without a place is left to its stack', () => {
  expect(writersError(failed(new TypeError('x is not a function')), SITE)).toBeUndefined();
  expect(writersError('a string', SITE)).toBeUndefined();
});
