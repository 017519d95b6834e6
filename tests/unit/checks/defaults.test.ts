import {findingsOn} from '../../support/contentFixture';

test.each([
  ['v7/cli/commands/build', '`--xcode-export-method` defaults to `ad-hoc`.\n', ['app-store-connect']],
  ['v7/cli/commands/run', '`--port` defaults to `8100`, not `3000`.\n', ['3000']],
  [
    'v2/config',
    '| Key | Default |\n|---|---|\n| `server.hostname` | `app` |\n| `hideLogs` | `true` |\n| `html5mode` | `true` |\n',
    ['localhost', 'false'],
  ],
])(
  'the page %s states defaults that only the code has, or the command of the page',
  async (page, source, own) => {
    const findings = await findingsOn(page, 'defaults', source);
    expect(findings.map((finding) => finding.split('  ').at(-1))).toEqual(
      own.map((value) => `The package declares the default "${value}"`),
    );
  },
);
