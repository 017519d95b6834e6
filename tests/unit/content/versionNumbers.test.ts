import type {Root} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {
  frontMatterRequirements,
  remarkRequirements,
  docsVersionOf,
} from '../../../plugins/content/version-numbers';
import {resolveTokens} from '../../../plugins/content/version-numbers/resolveTokens';
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

describe('the version of a content file', () => {
  test.each([
    ['/site/docs/a.md', 'next'],
    ['/site/versioned_docs/version-v5/cli/index.md', 'v5'],
    ['/site/README.md', undefined],
  ])('%s belongs to %s', (path, version) => {
    expect(docsVersionOf(path, siteDir)).toBe(version);
  });
});

describe('requirement tokens', () => {
  test('take the value of the version of the page', () => {
    expect(resolveTokens('Node %req.nodeMin%+', 'v6', requirements).text).toBe('Node 18.0.0+');
  });

  test('take the value of another version that they name', () => {
    expect(resolveTokens('%req.v6.nodeMin%', 'v7', requirements).text).toBe('18.0.0');
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

  test('leave percent signs of other kinds alone', () => {
    expect(resolveTokens('%USERPROFILE% 100% a%20b', 'v7', requirements)).toEqual({
      text: '%USERPROFILE% 100% a%20b',
      problems: [],
    });
  });

  test('fail with file, line, column and near matches when the name is unknown', () => {
    expect(() => transform('One.\n\nNode %req.nodeMn%.\n')).toThrow(
      'versioned_docs/version-v7/a.md:3:6  There is no requirement "nodeMn". Did you mean %req.nodeMin%.',
    );
  });

  test('fail with the line inside a code block', () => {
    expect(() => transform('```bash\nls\nnvm use %req.nope%\n```\n')).toThrow(
      'a.md:3:9  There is no requirement "nope". The names are nodeMin, kotlin.',
    );
  });

  test('fail when the version has no value, and say which have', () => {
    expect(() => transform('%req.kotlin%', '/site/versioned_docs/version-v6/a.md')).toThrow(
      'The requirement "kotlin" has no value for v6. It has one for v7.',
    );
  });

  test('do not take names from Object.prototype', () => {
    expect(resolveTokens('%req.constructor%', 'v7', requirements).problems).toHaveLength(1);
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

describe('front matter that is not YAML', () => {
  it('fails with file, line and reason, each time it is read', async () => {
    const parse = frontMatterRequirements({requirements, siteDir});
    let calls = 0;
    const run = () =>
      parse({
        filePath: '/site/docs/a.md',
        fileContent: '---\ntitle: [A\n---\n',
        // As gray-matter does, which keeps what it made of a text that failed.
        defaultParseFrontMatter: () =>
          calls++ === 0
            ? Promise.reject(
                Object.assign(new Error('x'), {
                  name: 'YAMLException',
                  reason: 'missed comma',
                  mark: {line: 2},
                }),
              )
            : Promise.resolve({frontMatter: {}, content: ''}),
      });
    const said = 'docs/a.md:3  The front matter is not YAML: missed comma.';
    await expect(run()).rejects.toThrow(said);
    await expect(run()).rejects.toThrow(said);
  });
});

describe('src/data/requirements.json', () => {
  test.each(Object.entries(data))('%s has a label, a source and text values', (name, requirement) => {
    expect(requirement.label).not.toBe('');
    expect(requirement.source).not.toBe('');
    for (const [version, value] of Object.entries(requirement.values)) {
      expect(version).toMatch(/^(?:next|v\d+)$/);
      // A released version has nothing to add.
      expect(value).toMatch(name === 'statusNote' ? /^(?:, \S.*)?$/ : /\S/);
    }
  });
});
