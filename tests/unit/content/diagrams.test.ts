import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {listPages} from '../../../packages/checks/listPages';
import {docsVersions} from '../../../packages/pages/versions';
import {remarkDiagrams} from '../../../plugins/content/diagrams';
import {DIAGRAMS, WIDTHS} from '../../../plugins/content/diagrams/drawings';
import {renderDiagram} from '../../../plugins/content/diagrams/renderDiagram';
import {LETTER, textLines, wrap} from '../../../plugins/content/diagrams/shapes';
import {upgradePath} from '../../../plugins/content/diagrams/upgradePath';
import type {ElementNode} from '../../../packages/pages/markdown';
import {ROOT} from '../../support/fixtureSite';

const siteDir = '/site';

/** Returns the page's tree after the transformer ran over it. */
function transformed(markdown: string): Root {
  const file = new VFile({path: '/site/docs/a.md', value: markdown});
  const tree = unified().use(remarkParse).use(remarkDirective).parse(file);
  remarkDiagrams({siteDir})(tree, file);
  return tree;
}

test('code in a drawing stays code when it continues on another line, and its backticks count for nothing', () => {
  expect(wrap('run `npx cap sync` now', 14 * LETTER)).toEqual(['run `npx` `cap`', '`sync` now']);
  expect(toHtml(textLines(['run `npx` `cap` now'], {x: 0, y: 0}))).toContain(
    'run <tspan class="diagram__code">npx cap</tspan> now',
  );
});

describe('the diagram directive', () => {
  test('becomes HTML that no component renders', () => {
    const tree = transformed('::diagram{name="push-path"}\n');
    expect(tree.children).toMatchObject([
      {
        type: 'mdxJsxFlowElement',
        name: 'figure',
        attributes: [
          {name: 'className', value: 'diagram'},
          {
            name: 'dangerouslySetInnerHTML',
            value: {value: expect.stringMatching(/^\{__html: "<svg class/) as unknown},
          },
        ],
        children: [],
      },
    ]);
  });

  test('can stand beside text, as on the landing pages', () => {
    const tree = transformed('- ::diagram{name="bridge"}\n');
    expect(JSON.stringify(tree)).toMatch(/"figure".*bridge__wide.*bridge__narrow/);
  });

  test('refuses a step that the upgrade path does not have', () => {
    expect(() => transformed('::diagram{name="upgrade-path" step="6 → 5"}\n')).toThrow(
      /docs\/a\.md:1:1.*has no step "6 → 5"\. Its steps are: 1 → 2, /,
    );
  });

  test('names the near ones when there is none of that name', () => {
    expect(() => transformed('One.\n\n::diagram{name="push-pat"}\n')).toThrow(
      'docs/a.md:3:1  There is no diagram "push-pat". Did you mean "push-path"?',
    );
    expect(() => transformed('::diagram\n')).toThrow(
      '::diagram has no name. Write ::diagram{name="push-path"}.',
    );
  });
});

describe.each(Object.entries(DIAGRAMS))('the diagram %s', (name, diagram) => {
  const html = renderDiagram(name, diagram);

  test('tells the same in words', () => {
    expect(diagram.description.length).toBeGreaterThan(120);
    expect(html).toContain('<figcaption class="visually-hidden">');
  });

  // Pictures have sizes of their own.
  const widths: Readonly<Record<string, number>> = diagram.drawing.kind === 'picture' ? {} : WIDTHS;

  test('keeps its text inside both drawings', () => {
    for (const [size, width] of Object.entries(widths)) {
      const [svg = ''] = new RegExp(`<svg class="diagram__${size}".*?</svg>`, 's').exec(html) ?? [];
      expect(svg).not.toBe('');
      for (const {start, end} of textExtents(svg)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(width);
      }
    }
  });
});

test('a sequence keeps labels clear of the lifelines that they stand between', () => {
  const html = renderDiagram('push-path', DIAGRAMS['push-path']!);
  const [wide = ''] = /<svg class="diagram__wide".*?<\/svg>/s.exec(html) ?? [];
  const lifelines = [...wide.matchAll(/class="diagram__lifeline" d="M([\d.]+)/g)].map(([, x]) => Number(x));
  const [labels = ''] = /<rect class="diagram__ground".*/s.exec(wide) ?? [];
  const crossed = [...labels.matchAll(/<tspan x="([\d.]+)" y="[\d.]+">([^<]{3,})<\/tspan>/g)].flatMap(
    ([, x, line = '']) =>
      lifelines.filter((lifeline) => {
        const distance = Math.abs(lifeline - Number(x)) - (line.length * 6.4) / 2;
        return distance > -1 && distance < 8;
      }),
  );
  expect(lifelines).toHaveLength(5);
  expect(crossed).toEqual([]);
});

test('a sequence becomes a numbered list on phones', () => {
  const html = renderDiagram('app-link', DIAGRAMS['app-link']!);
  const [narrow = ''] = /<svg class="diagram__narrow".*?<\/svg>/s.exec(html) ?? [];
  expect(narrow).not.toContain('diagram__lifeline');
  expect(narrow).toContain('Your app → iOS or Android');
  expect(narrow.match(/diagram__number/g)).toHaveLength(6);
});

/** Where each line of text starts and ends, with letters as wide as they are on average. */
function textExtents(svg: string): {start: number; end: number}[] {
  return [...svg.matchAll(/<text text-anchor="(\w+)"([^>]*)>(.*?)<\/text>/gs)].flatMap(
    ([, anchor, attributes = '', inside = '']) => {
      const letter = attributes.includes('diagram__file') ? 7.8 : 6.4;
      return [...inside.matchAll(/<tspan x="([\d.]+)"[^>]*>(.*?)(?=<tspan x=|$)/gs)].map(
        ([, x, line = '']) => {
          const codes = [...line.matchAll(/<tspan class="diagram__code">(.*?)<\/tspan>/g)];
          const code = codes.map(([, words = '']) => words).join('').length;
          const all = line.replace(/<[^>]*>/g, '').replace(/&#x\w+;/g, '"').length;
          const width = (all - code) * letter + code * 6.9;
          const start = Number(x) - width * ({middle: 0.5, end: 1}[anchor ?? ''] ?? 0);
          return {start, end: start + width};
        },
      );
    },
  );
}

/**
 * Returns the folder of a new site that has v4, v6 and v7, with guides to the listed majors by folder of a version's
 * pages.
 */
function siteWithGuides(majors: Readonly<Record<string, readonly number[]>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-path-'));
  fs.writeFileSync(path.join(folder, 'versions.json'), '["v7", "v6", "v4"]');
  for (const [pages, guides] of Object.entries(majors)) {
    fs.mkdirSync(path.join(folder, pages, 'updating'), {recursive: true});
    for (const major of guides) fs.writeFileSync(path.join(folder, pages, `updating/${major}-0.md`), '');
  }
  return folder;
}

describe('the upgrade path', () => {
  /** Returns the steps on a page of a version: where each leads, and whether it is marked as the current one. */
  function stepsIn(
    version: string,
    step: string,
    folder = ROOT,
  ): {url: string | undefined; isCurrent: boolean}[] {
    const {children} = upgradePath({step}, {siteDir: folder, version});
    return children.map((item) => {
      const [name] = 'children' in item ? item.children : [];
      const {hProperties} = (item as ElementNode).data;
      return {
        url: name?.type === 'link' ? name.url : undefined,
        isCurrent: hProperties.ariaCurrent === 'step',
      };
    });
  }

  test('leads to the guides of the version, and for later ones to the newest version that has them', () => {
    const folder = siteWithGuides({
      'versioned_docs/version-v4': [2, 3, 4],
      'versioned_docs/version-v6': [5, 6],
      'versioned_docs/version-v7': [3, 5, 6, 7],
      docs: [2, 3, 4, 5, 6, 7, 8],
    });
    const urls = stepsIn('v4', '3 → 4', folder).map(({url}) => url);
    fs.rmSync(folder, {recursive: true});
    expect(urls).toEqual([
      '/v4/updating/2-0',
      '/v4/updating/3-0',
      undefined,
      '/updating/5-0',
      '/updating/6-0',
      '/updating/7-0',
      '/next/updating/8-0',
    ]);
  });

  test('leads to a guide for every step but the own one on the pages of this site', () => {
    const without = stepsIn('v4', '3 → 4').map(({url}) => url === undefined);
    expect(without).toEqual([false, false, true, false, false, false, false]);
  });

  test('marks the step of the page, and no other', () => {
    const marked = stepsIn('v7', '5 → 6').map(({isCurrent}) => isCurrent);
    expect(marked).toEqual([false, false, false, false, true, false, false]);
  });

  test('keeps the anchors of the drawings that it replaced, which are published', () => {
    const path = upgradePath({}, {siteDir, version: 'next'});
    expect(path.data.hProperties.id).toBe('diagram-upgrade-path-wide');
    expect((path.children[0] as ElementNode).data.hProperties.id).toBe('diagram-upgrade-path-narrow');
  });

  test('has plain names where no version has a guide', () => {
    const {children} = upgradePath({}, {siteDir, version: 'next'});
    expect(JSON.stringify(children)).not.toContain('"link"');
  });
});

test('each upgrade guide marks its own step', () => {
  const steps = docsVersions(ROOT)
    .flatMap((version) => listPages(ROOT, version))
    .flatMap((file) => {
      const major = Number(/\/updating\/(\d+)-0\.md$/.exec(file)?.[1] ?? Number.NaN);
      const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
      const directive = /^::diagram\{name="upgrade-path"(.*)\}$/m.exec(source)?.[1];
      return directive === undefined ? [] : [{file, directive, expected: ` step="${major - 1} → ${major}"`}];
    });
  expect(steps.length).toBeGreaterThan(5);
  expect(steps.filter(({directive, expected}) => directive !== expected)).toEqual([]);
});
