import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Method} from '@site/packages/facts';
import {isSampleFile, listSamples} from '@site/packages/checks/listPages';
import {missingSamples, readMethodSamples} from '@site/packages/pages/methodSamples';
import {findingsOn} from '../../support/contentFixture';
import {ROOT} from '../../support/fixtureSite';

const METHODS = ['getPhoto', 'pickImages'].map((name): Method => ({
  ...{name, slug: name.toLowerCase(), signature: '() => Promise<void>', parameters: []},
  ...{returns: 'Promise<void>', docs: ''},
}));
const LISTENER: Method = {
  ...METHODS[0]!,
  name: 'addListener',
  parameters: [{name: 'event', type: "'shot'", docs: '', optional: false}],
};
const CODE = '```ts\nconst photo = await take();\nshow(photo, "%req.major%");\n```\n';

let page: string;
beforeEach(() => {
  page = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'samples-')), 'camera.md');
});
afterEach(() => fs.rmSync(path.dirname(page), {recursive: true}));

function read(samples: string): ReturnType<typeof readMethodSamples> {
  fs.writeFileSync(path.join(path.dirname(page), '_camera.md'), samples);
  return readMethodSamples(page, [...METHODS, LISTENER], (text) => text.replace('%req.major%', '7'));
}

describe('the samples of methods', () => {
  it('are read with their notes and without what is only for the compiler', () => {
    const {byName, problems} = read(
      `\`\`\`ts\nimport x from 'y';\n\`\`\`\n\n## getPhoto\n\n${CODE}\n**You get** a \`Photo\`.\n\n## addListener('shot')\n\n${CODE}`,
    );
    expect(problems).toEqual([]);
    expect([...byName.keys()]).toEqual(['getPhoto', "addListener('shot')"]);
    const sample = byName.get('getPhoto');
    expect(sample?.code).toBe('const photo = await take();\nshow(photo, "7");');
    expect(sample?.notes).toEqual([
      {
        label: 'You get',
        text: [
          {type: 'text', value: ' a '},
          {type: 'inlineCode', value: 'Photo'},
          {type: 'text', value: '.'},
        ],
      },
    ]);
  });

  it('are none without a file', () => {
    const samples = readMethodSamples(page, METHODS);
    expect(samples.problems).toEqual([]);
    expect(missingSamples(METHODS, samples)).toEqual(['getPhoto', 'pickImages']);
  });

  it.each([
    [`## getPhotos\n\n${CODE}`, 'The plugin has no method "getPhotos"', 'Did you mean "getPhoto"?'],
    [`## getPhoto\n\n${CODE}\n## getPhoto\n\n${CODE}`, '"getPhoto" has two samples', 'Keep the better one'],
    ['## getPhoto\n\nWords.', '"getPhoto" has no sample', 'Write a ts block below the heading'],
    [
      `## getPhoto\n\n\`\`\`ts\na();\n${'b'.repeat(48)}\n  ${'c'.repeat(47)}\n\`\`\``,
      `The sample of "getPhoto" has a line of 49 characters: ${'c'.repeat(47)}`,
      'Break the line, because at most 48 characters fit beside the method',
    ],
    ['## getPhoto\n\n```ts\na();\n```', 'The sample of "getPhoto" has 1 lines', 'Write 2 to 8 lines'],
    [`## getPhoto\n\n${CODE}\n**Result** a photo.`, 'This is neither a sample nor a note', 'Start'],
  ])('are refused if they are like %j', (source, message, hint) => {
    const [problem, ...others] = read(source).problems;
    expect(others).toEqual([]);
    expect(problem?.message).toBe(message);
    expect(problem?.hint).toContain(hint);
    expect(problem?.line).toBeGreaterThan(0);
  });

  it('of all plugins are about methods that there are', async () => {
    const files = ['next', 'v7'].flatMap((version) => listSamples(ROOT, version));
    expect(files.length).toBeGreaterThan(0);
    expect(files.every(isSampleFile)).toBe(true);
    for (const file of files) {
      const name = file.replace(/^docs/, 'next').replace('versioned_docs/version-', '').replace('.md', '');
      expect(await findingsOn(name, 'samples', fs.readFileSync(path.join(ROOT, file), 'utf8'))).toEqual([]);
    }
  });

  it('are compiled below the first block of their file', async () => {
    const imports = "```ts\nimport { Camera } from '@capacitor/camera';\n```\n";
    const sample =
      '\n## checkPermissions\n\n```ts\nconst { camera } =\n  await Camera.checkPermission();\n```\n';
    expect(await findingsOn('v7/apis/_camera', 'typescript', imports + sample)).toEqual([
      expect.stringContaining("9:16  Property 'checkPermission' does not exist"),
    ]);
  });
});
