import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {docsVersionOf} from '../../../packages/pages/docsVersion';
import {frontMatterRequirements, remarkRequirements} from '../../../plugins/content/version-numbers';
import {resolveTokens} from '../../../packages/pages/resolveTokens';
import data from '../../../src/data/requirements.json';

const requirements = {
  nodeMin: {label: 'Node', source: 'test', values: {v6: '18.0.0', v7: '20.0.0'}},
  kotlin: {label: 'Kotlin', source: 'test', values: {v7: '1.9'}},
};
const siteDir = '/site';

function transform(markdown: string, path = '/site/versioned_docs/version-v7/a.md'): Root {
  const file = new VFile({path, value: markdown});
  const tree = unified().use(remarkParse).parse(file);
  remarkRequirements({requirements, siteDir})(tree, file);
  return tree;
}

test.each([
  ['/site/docs/a.md', 'next'],
  ['/site/versioned_docs/version-v5/cli/index.md', 'v5'],
  ['/site/README.md', undefined],
])('%s belongs to the version %s', (path, version) => {
  expect(docsVersionOf(path, siteDir)).toBe(version);
});

describe('requirement tokens', () => {
  test.each([
    ['take the value of the version of the page', 'Node %req.nodeMin%+', 'Node 20.0.0+', 0],
    ['take the value of another version that they name', '%req.v6.nodeMin%', '18.0.0', 0],
    ['leave other percent signs alone', '%USERPROFILE% 100% a%20b', '%USERPROFILE% 100% a%20b', 0],
    ['do not take names from Object.prototype', '%req.constructor%', '%req.constructor%', 1],
  ])('%s: %s', (_what, source, text, count) => {
    const resolved = resolveTokens(source, 'v7', requirements);
    expect([resolved.text, resolved.problems.length]).toEqual([text, count]);
  });

  test('take the value of next for the name that it will have, until that version exists', () => {
    const values = {next: '24.0.0'};
    const withMajor = {
      major: {label: 'Major', source: 'test', values: {next: '9'}},
      nodeMin: {label: 'Node', source: 'test', values},
    };
    expect(resolveTokens('%req.v9.nodeMin%', 'v7', withMajor)).toEqual({text: '24.0.0', problems: []});
    expect(resolveTokens('%req.v10.nodeMin%', 'v7', withMajor).problems).toHaveLength(1);
    const released = {...withMajor, nodeMin: {...withMajor.nodeMin, values: {next: '26.0.0', v9: '24.0.0'}}};
    expect(resolveTokens('%req.v9.nodeMin%', 'v7', released).text).toBe('24.0.0');
  });

  test('are replaced in prose, code and links alike', () => {
    const tree = transform(
      'Node %req.nodeMin% `node@%req.nodeMin%` [a](https://x.test/%req.nodeMin%)\n\n```bash title="%req.nodeMin%"\nnvm use %req.nodeMin%\n```\n',
    );
    expect(JSON.stringify(tree)).not.toContain('%req.');
    expect(JSON.stringify(tree).match(/20\.0\.0/g)).toHaveLength(5);
  });

  test.each([
    [
      'v7',
      'One.\n\nNode %req.nodeMn%.\n',
      ':3:6  There is no requirement "nodeMn". Did you mean %req.nodeMin%.',
    ],
    [
      'v7',
      '```bash\nls\nnvm use %req.nope%\n```\n',
      ':3:9  There is no requirement "nope". The names are nodeMin, kotlin.',
    ],
    ['v6', '%req.kotlin%', ':1:1  The requirement "kotlin" has no value for v6. It has one for v7.'],
  ])('fail in %s with file, line, column and what is near: %j', (version, markdown, message) => {
    const path = `versioned_docs/version-${version}/a.md`;
    expect(() => transform(markdown, `/site/${path}`)).toThrow(path + message);
  });

  test('are replaced in front matter, and fail there with file and line', async () => {
    const parse = frontMatterRequirements({requirements, siteDir});
    const run = (description: string) =>
      parse({
        filePath: '/site/docs/../versioned_docs/version-v7/a.md',
        fileContent: `---\ntitle: A\ndescription: ${description}\n---\n`,
        defaultParseFrontMatter: () => Promise.resolve({frontMatter: {title: 'A', description}, content: ''}),
      });
    await expect(run('Node %req.nodeMin%')).resolves.toMatchObject({
      frontMatter: {description: 'Node 20.0.0'},
    });
    await expect(run('%req.nope%')).rejects.toThrow(
      'versioned_docs/version-v7/a.md:3  There is no requirement "nope".',
    );
  });
});

test('front matter that is not YAML fails with file, line and reason, each time it is read', async () => {
  const parse = frontMatterRequirements({requirements, siteDir});
  const error = {name: 'YAMLException', reason: 'missed comma', mark: {line: 2}};
  // As gray-matter does, which keeps what it made of a text that failed.
  const read = jest
    .fn(() => Promise.resolve({frontMatter: {}, content: ''}))
    .mockRejectedValueOnce(Object.assign(new Error('x'), error));
  const page = {
    filePath: '/site/docs/a.md',
    fileContent: '---\ntitle: [A\n---\n',
    defaultParseFrontMatter: read,
  };
  const complaint =
    'docs/a.md:3  The front matter is not YAML: missed comma. Put a value with special characters in quotation marks.';
  await expect(parse(page)).rejects.toThrow(complaint);
  await expect(parse(page)).rejects.toThrow(complaint);
});

test.each(Object.entries(data))('the requirement %s has a label, a source and text values', (name, one) => {
  expect(one.label).not.toBe('');
  expect(one.source).not.toBe('');
  for (const [version, value] of Object.entries(one.values)) {
    expect(version).toMatch(/^(?:next|v\d+)$/);
    // A released version has nothing to add.
    expect(value).toMatch(name === 'statusNote' ? /^(?:, \S.*)?$/ : /\S/);
  }
});
