import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.cache/',
      'node_modules/',
      'tests/fixtures/',
      'eslint.config.mjs',
      'jest.config.js',
      'plugins/client/fonts/subsetLoader.cjs',
      'plugins/content/plugin-reference/titlesOfSiblings.cjs',
      'plugins/preview/*.cjs',
      'plugins/lib/startWorker.cjs',
      'plugins/search/index/loadPagefind.cjs',
      'static/offline-worker.js',
      'scripts/docusaurus.mjs',
      'scripts/swcConfig.cjs',
      'scripts/writersError.cjs',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat['recommended-latest'],
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
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
