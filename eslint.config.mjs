import js from '@eslint/js';
import {createNodeResolver, importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What no file of a package may import: all of the site's code but its data, and packages above its own. */
const PACKAGES = {
  lib: ['facts', 'pages', 'changes', 'errors', 'upgrade', 'checks'],
  facts: ['pages', 'changes', 'errors', 'upgrade', 'checks'],
  pages: ['changes', 'errors', 'upgrade', 'checks'],
  changes: ['errors', 'upgrade', 'checks'],
  errors: ['changes', 'upgrade', 'checks'],
  upgrade: ['changes', 'errors', 'checks'],
};

const STREETS = ['build', 'client', 'content', 'preview', 'search', 'site'];

/** Imports go one way: packages → plugins → src/theme and src/components. Everything may read src/data. */
const walls = [
  {
    target: './packages',
    from: ['./plugins', './src/theme', './src/components', './src/css', './scripts', './tests'],
    message: 'A package imports other packages and src/data only: see packages/README.md.',
  },
  ...Object.entries(PACKAGES).map(([name, above]) => ({
    target: `./packages/${name}`,
    from: above.map((other) => `./packages/${other}`),
    message: `packages/${name} is below these: see packages/README.md.`,
  })),
  ...STREETS.map((street) => ({
    target: `./plugins/${street}`,
    from: [...STREETS.filter((other) => other !== street).map((other) => `./plugins/${other}`)],
    message:
      'The folders of plugins/ import plugins/lib, packages and src/data only. What two of them need is in plugins/lib.',
  })),
  {
    target: './plugins/lib',
    from: STREETS.map((street) => `./plugins/${street}`),
    message: 'All other plugins are above plugins/lib.',
  },
  {
    target: './src/data',
    from: ['./packages', './plugins', './src/theme', './src/components', './scripts'],
    message: 'Everything may read src/data, so it imports nothing but other data.',
  },
  {
    target: [
      './packages/pages',
      './packages/changes',
      './packages/errors',
      './packages/upgrade',
      './plugins',
    ],
    from: './packages/facts/extract',
    message:
      'Only the script that writes the facts reads packages. Read the facts: see packages/facts/README.md.',
  },
  {
    target: './plugins',
    from: ['./src/theme', './src/components'],
    message: 'Plugins are below the theme and its components.',
  },
  {target: './src/components', from: './src/theme', message: 'Components are below the theme.'},
];

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.cache/',
      'node_modules/',
      'tests/fixtures/',
      // Without types, and few: what Node.js, a bundler or a browser runs as it is.
      '**/*.{js,cjs,mjs}',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {...jsxA11y.flatConfigs.recommended, files: ['**/*.tsx']},
  // Where components and hooks are. These rules compile each file as the compiler of React does, which takes long.
  {
    ...reactHooks.configs.flat['recommended-latest'],
    files: ['**/*.tsx', 'src/**', 'plugins/*/browser/**', 'plugins/*/*/browser/**'],
  },
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      // A property is left out of an object by naming it beside the rest.
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.property.name=/^(skip|only|todo)$/]',
          message: 'No skipped or exclusive tests.',
        },
      ],
    },
  },
  {
    files: ['packages/**', 'plugins/**', 'src/**'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/resolver-next': [createNodeResolver({extensions: ['.ts', '.tsx', '.cjs', '.json']})],
    },
    rules: {'import-x/no-restricted-paths': ['error', {zones: walls}]},
  },
  {
    // This check compares a page with what the build makes of its directives, so it runs the build's own code.
    files: ['packages/checks/crosslinks/expandedTree.ts'],
    rules: {'import-x/no-restricted-paths': 'off'},
  },
  {
    files: ['tests/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'waitForTimeout',
          message: 'Wait for what a reader sees, or hold the timers (tests/support/timers.ts).',
        },
        {
          object: 'performance',
          property: 'now',
          message: 'No test passes or fails by a clock: count work, and print times with `npm run measure`.',
        },
      ],
    },
  },
);
