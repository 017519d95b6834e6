import {parsePage} from '../../../checks/readPage';
import {shellRule} from '../../../checks/shell';
import {docsVersions} from '../../../checks/versionSpan';
import commands from '../../../checks/shell/commands.json';
import elsewhere from '../../../checks/shell/elsewhere.json';
import requirements from '../../../src/data/requirements.json';
import {findingsOf} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

async function linesOf(file: string, source: string): Promise<string[]> {
  const context = {siteDir: ROOT, requirements};
  const page = parsePage(file, source, context);
  const findings = await shellRule.check([page], page.version, context);
  return findings.map(({line, column, message, hint}) => `${line}:${column}  ${message}  ${hint}`);
}

test('each way to get a command wrong is found at its place', async () => {
  expect(await findingsOf(shellRule, 'shell/broken.md', 'v5')).toEqual([
    '9:1  A bash block holds commands only, without a prompt  Leave out the "$ ", or write the block as ```shell-session',
    '13:15  This is no Bash: it cannot be read from `"half` on  Mend what stands at this place, or just before it, so that the block is Bash',
    '17:1  Nobody knows the command "nmp"  Output belongs into a ```shell-session block; a command that is right into checks/shell/commands.json',
    '21:1  Nobody knows the command "✔"  Output belongs into a ```shell-session block; a command that is right into checks/shell/commands.json',
    '25:9  The CLI of v5 has no command "upgrade"  It has: init, sync, update, copy, build, run, open, add, ls, doctor, migrate',
    '27:9  The CLI of v5 has no command "spm-migration-assistant"  The command exists in v7 and next',
    '31:14  "cap sync" of v5 has no option "--live-reload"  It is an option of "cap run"',
    '32:21  "cap run" of v5 has no option "--https"  The option exists in v7 and next',
    '33:21  "cap run" of v5 has no option "--live-relod"  Did you mean "--live-reload"',
    '34:16  "cap doctor" of v5 has no option "--list"  It is an option of "cap run"',
    '35:23  "cap telemetry" of v5 has no option "--force"  It has no options',
    '39:5  "cap build" needs <platform>  Write cap build <platform>',
    '40:13  "windows" is no platform of v5  Platforms of "cap run" are android, ios, web',
    '41:13  "cap add" does not take "web": the CLI answers: Not adding platform web  It takes android, ios',
    '42:44  "--androidreleasetype" does not take "ZIP"  It takes AAB, APK',
    '43:23  "--signing-type" does not take "none"  It takes apksigner, jarsigner',
    '44:21  "--target" needs a value  Write --target <id>',
    '45:13  "--list" takes no value  Write --list alone',
    '46:19  "cap telemetry" does not take "maybe"  It takes on, off',
    '47:18  "cap open" does not take "android"  Write cap open [platform]',
    '48:15  "cap sync" of v5 has no option "--inlined"  Did you mean "--inline"',
    '48:54  The CLI of v5 has no command "cop"  Did you mean "copy"',
    '52:13  "@capacitor/camera" is installed without a version  Write @capacitor/camera@5',
    '52:31  "@capacitor/preferences@6" is not the "@capacitor/preferences" of v5  Write @capacitor/preferences@5',
    '52:56  v5 has no package "@capacitor/storage"  It exists in v3',
    '53:31  "@capacitor/watch@1" is not the "@capacitor/watch" of v5  Write @capacitor/watch@0.1',
    '54:10  v5 has no package "@capacitor/motin"  Did you mean "@capacitor/motion"',
    '55:9  "@capacitor/app@latest" is not the "@capacitor/app" of v5  Write @capacitor/app@5',
    '56:10  "@capacitor/create-app" is named without a version  Write @capacitor/app@latest, or a version',
    '57:34  v5 has no package "@capacitor/nothing"  Name one of reference/<version>/package.json, or add it to checks/shell/elsewhere.json',
    '58:5  "@capacitor/cli@7" is not the "@capacitor/cli" of v5  Write @capacitor/cli@5',
    '62:1  "set" is a command of the Windows command prompt  Write the block as ```batch, or as ```powershell with PowerShell’s commands',
    '63:1  "setx" is a command of the Windows command prompt  Write the block as ```batch, or as ```powershell with PowerShell’s commands',
    '67:1  This line is PowerShell, not Bash  Write the block as ```powershell',
    '71:1  Nobody knows the command "sett"  Write a command of the Windows command prompt, or add it to checks/shell/commands.json',
    '72:1  A quote is never closed  Close it with "',
    '73:1  A "%" has no partner  Write variables as %NAME%',
    "78:1  This is no PowerShell: it cannot be read from `$env:APP_STAGE = 'production` on  Mend what stands at this place, or just before it, so that the block is PowerShell",
    '82:14  "cap sync" of v5 has no option "--inlines"  Did you mean "--inline"',
    '86:1  A shell-session block shows its commands after "$ "  Write "$ " before each command, or make it a ```bash block (commands only) or ```text (output only)',
    '92:3  "cap run" of v5 has no option "--targets"  Did you mean "--target"',
    '94:11  The CLI of v5 has no command "copi"  Did you mean "copy"',
    '101:35  The CLI of v5 has no command "snyc"  It has: init, sync, update, copy, build, run, open, add, ls, doctor, migrate',
    '102:40  "cap sync" of v5 has no option "--inlines"  Did you mean "--inline"',
    '106:26  "@capacitor/camera": "^6.0.0" is not the one of v5  Write a range of 5, such as "^5.0.0"',
    '107:27  v5 has no package "@capacitor/storage"  It exists in v3',
    '6:92  The CLI of v5 has no command "migrat"  Did you mean "migrate"',
    '6:117  "cap sync" of v5 has no option "--inlines"  Did you mean "--inline"',
    '112:1  v5 has no package "@capacitor/camra"  Did you mean "@capacitor/camera"',
  ]);
});

test('right commands are left alone', async () => {
  expect(await findingsOf(shellRule, 'shell/right.md', 'v5')).toEqual([]);
});

describe('a page on updating', () => {
  const source =
    'No `npx cap migrate` yet, nor `npx cap fly`.\n\n```bash\nnpm install @capacitor/camera@1 @capacitor/core@5\n```\n';

  test('speaks of the packages of the version that it leads to, in any docs version', async () => {
    const expected = [
      '4:33  "@capacitor/core@5" is not the "@capacitor/core" of v3  Write @capacitor/core@3',
      '1:40  The CLI of v3 has no command "fly"  It has: init, sync, update, copy, run, open, add, ls, doctor',
    ];
    expect(await linesOf('versioned_docs/version-v5/updating/3-0.md', source)).toEqual(expected);
    expect(await linesOf('docs/updating/3-0.md', source)).toEqual(expected);
  });

  test('is an ordinary page elsewhere', async () => {
    const [first] = await linesOf('versioned_docs/version-v5/plugins/3-0.md', source);
    expect(first).toBe(
      '4:13  "@capacitor/camera@1" is not the "@capacitor/camera" of v5  Write @capacitor/camera@5',
    );
  });
});

test('docs versions are in their order', () => {
  expect(docsVersions(ROOT)).toEqual(['v2', 'v3', 'v4', 'v5', 'v6', 'v7', 'next']);
});

test('every name in the lists has its reason', () => {
  const reasons = [
    ...Object.values(commands.bash),
    ...Object.values(commands.batch),
    ...Object.values(elsewhere).map(({reason}) => reason),
  ];
  expect(reasons.filter((reason) => reason.trim() === '')).toEqual([]);
});
