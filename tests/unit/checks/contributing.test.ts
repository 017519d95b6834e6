import fs from 'node:fs';
import path from 'node:path';
import {parsePage} from '@site/checks/readPage';
import {formatFinding} from '@site/checks/report';
import {typescriptRule} from '@site/checks/typescript';
import {ROOT} from '../../support/fixtureSite';

const CONTRIBUTING = fs.readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');

/** The lines of the example that shows what the check prints. */
const [example = '', legend = ''] =
  /^```text\n(?<block>docs\/[\s\S]*?)\n```$/m.exec(CONTRIBUTING)?.groups?.block?.split('\n') ?? [];

/** A page whose sample misspells a method on line 112. */
const SOURCE = [
  ...Array<string>(108).fill(''),
  '```ts',
  "import { Camera } from '@capacitor/camera';",
  '',
  'await Camera.getPhotoo({ quality: 90 });',
  '```',
  '',
].join('\n');

describe('the example of a finding in CONTRIBUTING.md', () => {
  it('is what the check prints for that mistake', async () => {
    const context = {siteDir: ROOT, requirements: {}};
    const page = parsePage('docs/apis/camera.md', SOURCE, context);
    const findings = await typescriptRule.check([page], page.version, context);
    expect(findings.map(formatFinding)).toEqual([example]);
  });

  it('has the name of each part below its start', () => {
    const starts = (line: string): number[] => [...line.matchAll(/(?:^| {2})\S/g)].map(({index}) => index);
    expect(starts(legend)).toEqual(starts(example));
    expect(starts(example)).toHaveLength(4);
  });
});
