const os = require('node:os');

const transform = {
  '^.+\\.(t|j|mj)sx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: {syntax: 'typescript', tsx: true},
        transform: {react: {runtime: 'automatic'}},
      },
    },
  ],
};

const common = {
  rootDir: __dirname,
  transform,
  // The unified collective ships ES modules only. These packages don't, and are large: with its source map, each test file
  // that needs TypeScript would load 32 MB.
  transformIgnorePatterns: ['/node_modules/(?:@babel|lodash|playwright-core|react-dom|typescript)/'],
  modulePathIgnorePatterns: ['<rootDir>/\\.cache/', '<rootDir>/build/', '<rootDir>/tests/fixtures/'],
  moduleNameMapper: {
    '^@site/(.*)$': '<rootDir>/$1',
    // cspell's packages export themselves to `import` only, and Jest asks for them with `require`.
    '^(cspell-dictionary|cspell-trie-lib)$': '<rootDir>/node_modules/$1/dist/index.js',
    '^@cspell/cspell-pipe/sync$': '<rootDir>/node_modules/@cspell/cspell-pipe/dist/sync/index.js',
    '^@cspell/cspell-performance-monitor$':
      '<rootDir>/node_modules/@cspell/cspell-performance-monitor/dist/index.js',
  },
};

const browser = {
  ...common,
  globalSetup: '<rootDir>/tests/support/browserSetup.ts',
  globalTeardown: '<rootDir>/tests/support/browserTeardown.ts',
};

/**
 * `npm test` runs the projects contracts, unit, html and essential; `npm run test:all` runs all of them. tests/README.md
 * says what belongs where.
 */
module.exports = {
  // Enough for a build on a machine that does much else.
  testTimeout: 300_000,
  /** Of tests that may run beside each other, as many as there are cores: they build sites. */
  maxConcurrency: os.availableParallelism(),
  projects: [
    {...common, displayName: 'contracts', testMatch: ['<rootDir>/tests/contracts/**/*.test.ts']},
    {...common, displayName: 'unit', testMatch: ['<rootDir>/tests/unit/**/*.test.ts?(x)']},
    {...common, displayName: 'html', testMatch: ['<rootDir>/tests/build/html/**/*.test.ts']},
    {
      ...common,
      displayName: 'fixtures',
      testMatch: ['<rootDir>/tests/build/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/buildSetup.ts',
    },
    {
      ...browser,
      displayName: 'essential',
      testMatch: ['<rootDir>/tests/browser/essential/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/essentialSetup.ts',
    },
    {...browser, displayName: 'browser', testMatch: ['<rootDir>/tests/browser/*.test.ts']},
    {
      ...browser,
      displayName: 'visual',
      testMatch: ['<rootDir>/tests/visual/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/visualSetup.ts',
    },
    {...browser, displayName: 'pages', testMatch: ['<rootDir>/tests/pages/**/*.test.ts']},
    {
      ...common,
      displayName: 'slow',
      testMatch: ['<rootDir>/tests/slow/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/support/buildSetup.ts',
    },
    {...common, displayName: 'facts', testMatch: ['<rootDir>/tests/facts/**/*.test.ts']},
    {...common, displayName: 'cut', testMatch: ['<rootDir>/tests/cut/**/*.test.ts']},
  ],
};
