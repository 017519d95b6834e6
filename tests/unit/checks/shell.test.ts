import {parsePage} from '../../../checks/readPage';
import {shellRule} from '../../../checks/shell';
import {docsVersions} from '../../../checks/versionSpan';
import commands from '../../../checks/shell/commands.json';
import elsewhere from '../../../checks/shell/elsewhere.json';
import requirements from '../../../src/data/requirements.json';
import {findingsOf} from '../../support/contentFixture';
import {spanOf} from '../../support/docsVersions';
import {RELEASED} from '../../../src/data/versions';
import {ROOT} from '../../support/fixtureSite';

async function linesOf(file: string, source: string): Promise<string[]> {
  const context = {siteDir: ROOT, requirements};
  const page = parsePage(file, source, context);
  const findings = await shellRule.check([page], page.version, context);
  return findings.map(({line, column, message, hint}) => `${line}:${column}  ${message}  ${hint}`);
}

test('each way to get a command wrong is found at its place', async () => {
  expect(await findingsOf(shellRule, 'shell/broken.md', 'v5')).toEqual([
    '9:1  A bash block contains commands only, without prompts  Remove the "$ ", or use a ```shell-session block',
    '13:15  This is not Bash: the grammar does not expect `"half`  Fix the code here or just before it, so that the block is valid Bash',
    '17:1  The command "nmp" is unknown  Put output in a ```shell-session block, or add the command to checks/shell/commands.json if it is correct',
    '21:1  The command "✔" is unknown  Put output in a ```shell-session block, or add the command to checks/shell/commands.json if it is correct',
    '25:9  The CLI of v5 has no command "upgrade"  It has: init, sync, update, copy, build, run, open, add, ls, doctor, migrate',
    `27:9  The CLI of v5 has no command "spm-migration-assistant"  The command exists in ${spanOf('since v7')}`,
    '31:14  "cap sync" of v5 has no option "--live-reload"  It is an option of "cap run"',
    `32:21  "cap run" of v5 has no option "--https"  The option exists in ${spanOf('since v7')}`,
    '33:21  "cap run" of v5 has no option "--live-relod"  Did you mean "--live-reload"',
    '34:16  "cap doctor" of v5 has no option "--list"  It is an option of "cap run"',
    '35:23  "cap telemetry" of v5 has no option "--force"  It has no options',
    '39:5  "cap build" needs <platform>  Write cap build <platform>',
    '40:13  "windows" is not a platform of v5  Platforms of "cap run" are android, ios, web',
    '41:13  "cap add" does not accept "web": the CLI prints: Not adding platform web  It accepts android, ios',
    '42:44  "--androidreleasetype" does not accept "ZIP"  It accepts AAB, APK',
    '43:23  "--signing-type" does not accept "none"  It accepts apksigner, jarsigner',
    '44:21  "--target" needs a value  Write --target <id>',
    '45:13  "--list" takes no value  Write --list alone',
    '46:19  "cap telemetry" does not accept "maybe"  It accepts on, off',
    '47:18  "cap open" does not accept "android"  Write cap open [platform]',
    '48:15  "cap sync" of v5 has no option "--inlined"  Did you mean "--inline"',
    '48:54  The CLI of v5 has no command "cop"  Did you mean "copy"',
    '52:13  "@capacitor/camera" is installed without a version  Write @capacitor/camera@5',
    '52:31  "@capacitor/preferences@6" is not the version of "@capacitor/preferences" for v5  Write @capacitor/preferences@5',
    '52:56  v5 has no package "@capacitor/storage"  It exists in v3',
    '53:31  "@capacitor/watch@1" is not the version of "@capacitor/watch" for v5  Write @capacitor/watch@0.1',
    '54:10  v5 has no package "@capacitor/motin"  Did you mean "@capacitor/motion"',
    '55:9  "@capacitor/app@latest" is not the version of "@capacitor/app" for v5  Write @capacitor/app@5',
    '56:10  "@capacitor/create-app" has no version  Write @capacitor/app@latest, or a specific version',
    '57:34  v5 has no package "@capacitor/nothing"  Use a package from reference/<version>/package.json, or add it to checks/shell/elsewhere.json',
    '58:5  "@capacitor/cli@7" is not the version of "@capacitor/cli" for v5  Write @capacitor/cli@5',
    '62:1  "set" is a command of the Windows command prompt  Use a ```batch block, or a ```powershell block with PowerShell’s commands',
    '63:1  "setx" is a command of the Windows command prompt  Use a ```batch block, or a ```powershell block with PowerShell’s commands',
    '67:1  This line is PowerShell, not Bash  Use a ```powershell block',
    '71:1  The command "sett" is unknown  Use a command of the Windows command prompt, or add this one to checks/shell/commands.json',
    '72:1  A quotation mark is never closed  Close it with "',
    '73:1  A "%" has no partner  Write variables as %NAME%',
    "78:1  This is not PowerShell: the grammar does not expect `$env:APP_STAGE = 'production`  Fix the code here or just before it, so that the block is valid PowerShell",
    '82:14  "cap sync" of v5 has no option "--inlines"  Did you mean "--inline"',
    '86:1  A shell-session block shows its commands after "$ "  Write "$ " before each command, or use a ```bash block (commands only) or a ```text block (output only)',
    '92:3  "cap run" of v5 has no option "--targets"  Did you mean "--target"',
    '94:11  The CLI of v5 has no command "copi"  Did you mean "copy"',
    '101:35  The CLI of v5 has no command "snyc"  It has: init, sync, update, copy, build, run, open, add, ls, doctor, migrate',
    '102:40  "cap sync" of v5 has no option "--inlines"  Did you mean "--inline"',
    '106:26  "@capacitor/camera": "^6.0.0" is not the version for v5  Write a range of 5, such as "^5.0.0"',
    '107:27  v5 has no package "@capacitor/storage"  It exists in v3',
    '6:92  The CLI of v5 has no command "migrat"  Did you mean "migrate"',
    '6:117  "cap sync" of v5 has no option "--inlines"  Did you mean "--inline"',
    '112:1  The CLI of v5 has no command "ad"  Did you mean "add"',
  ]);
});

test('right commands are left alone', async () => {
  expect(await findingsOf(shellRule, 'shell/right.md', 'v5')).toEqual([]);
});

test('scripts in workflows and options in tables are checked, too', async () => {
  expect(await findingsOf(shellRule, 'shell/workflow-broken.md', 'v5')).toEqual([
    '11:22  The CLI of v5 has no command "snyc"  It has: init, sync, update, copy, build, run, open, add, ls, doctor, migrate',
    '16:24  "andriod" is not a platform of v5  Platforms of "cap sync" are android, ios, web',
    '20:11  "cap build" of v5 has no option "--keystorepas"  Did you mean "--keystorepass" or "--keystorepath" or "--keystorealias"',
    '22:19  The CLI of v5 has no command "copi"  Did you mean "copy"',
    '23:30  "cap doctor" of v5 has no option "--list"  It is an option of "cap run"',
    '25:11  "cap run" of v5 has no option "--targets"  Did you mean "--target"',
    '28:21  The CLI of v5 has no command "updat"  Did you mean "update"',
    '30:26  "@capacitor/camera@6" is not the version of "@capacitor/camera" for v5  Write @capacitor/camera@5',
    '31:14  The command "nmp" is unknown  Put output in a ```shell-session block, or add the command to checks/shell/commands.json if it is correct',
    '33:22  The CLI of v5 has no command "ad"  Did you mean "add"',
    '37:17  The CLI of v5 has no command "opn"  Did you mean "open"',
    '38:23  The CLI of v5 has no command "lss"  Did you mean "ls"',
    '46:4  "cap run" of v5 has no option "--host-name"  Did you mean "--host"',
    '47:4  "cap run" of v5 has no option "--inline"  It is an option of "cap sync" and "cap copy"',
    '54:14  "cap init" of v5 has no option "--web-dirs"  Did you mean "--web-dir"',
    '63:4  "cap build" of v5 has no option "--keystorealiass"  Did you mean "--keystorealias" or "--keystorealiaspass" or "--keystorepass"',
  ]);
});

test('right workflows, and the tables of other programs, are left alone', async () => {
  expect(await findingsOf(shellRule, 'shell/workflow-right.md', 'v5')).toEqual([]);
});

describe('a page on updating', () => {
  const source =
    'No `npx cap migrate` yet, nor `npx cap fly`.\n\n```bash\nnpm install @capacitor/camera@1 @capacitor/core@5\n```\n';

  test('speaks of the packages of the version that it leads to, in any docs version', async () => {
    const expected = [
      '4:33  "@capacitor/core@5" is not the version of "@capacitor/core" for v3  Write @capacitor/core@3',
      '1:40  The CLI of v3 has no command "fly"  It has: init, sync, update, copy, run, open, add, ls, doctor',
    ];
    expect(await linesOf('versioned_docs/version-v5/updating/3-0.md', source)).toEqual(expected);
    expect(await linesOf('docs/updating/3-0.md', source)).toEqual(expected);
  });

  test('is an ordinary page elsewhere', async () => {
    const [first] = await linesOf('versioned_docs/version-v5/plugins/3-0.md', source);
    expect(first).toBe(
      '4:13  "@capacitor/camera@1" is not the version of "@capacitor/camera" for v5  Write @capacitor/camera@5',
    );
  });
});

test('docs versions are in their order', () => {
  expect(docsVersions(ROOT)).toEqual([...[...RELEASED].reverse(), 'next']);
});

test('every name in the lists has its reason', () => {
  const reasons = [
    ...Object.values(commands.bash),
    ...Object.values(commands.batch),
    ...Object.values(elsewhere).map(({reason}) => reason),
  ];
  expect(reasons.filter((reason) => reason.trim() === '')).toEqual([]);
});
