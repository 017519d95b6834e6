import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../support/builtPages';
import {buildSite} from '../support/docusaurus';
import {documentOf} from '../support/documentOf';
import {makeFixtureSite, replaceInFile} from '../support/fixtureSite';

const read = (dir: string, file: string): string => fs.readFileSync(path.join(dir, file), 'utf8');

type Edit = (siteDir: string) => Promise<void>;

/** A page with each element that plugins/build/static-html takes for plain, and with some that it must leave. */
const ELEMENTS = `---
title: Elements
description: All elements of Markdown.
---

# Elements

A *paragraph* with **strong** text, ~~deleted~~, \`code < 'quoted' "twice" & more\`\\
and a break. [A link](./elements.md) in another.

> A quote with *emphasis*.
>
> - a list in it with \`code\`

1. one \`a\`
2. two [link](./elements.md)
   - nested *b*

- [ ] a task *c*
- [x] done

| | *head* |
| --- | --: |
| cell \`a\` | right *b* |
| [link](./elements.md) | **c** |

---

<div className="x">*inside* an element</div>
`;

const addPage: Edit = (siteDir) =>
  fs.promises.writeFile(path.join(siteDir, 'docs/cli/elements.md'), ELEMENTS);

async function build(name: string, env: Record<string, string>, edit: Edit): Promise<string> {
  const siteDir = await makeFixtureSite(name, edit);
  const {exitCode, output} = await buildSite(siteDir, env);
  if (exitCode !== 0) throw new Error(`${siteDir} does not build:\n${output}`);
  return path.join(siteDir, 'build');
}

/** theme-classic's list items have a class without a name, which ours have not. */
const withoutEmptyClasses = (html: string): string => html.replace(/<li class(?:="")?>/g, '<li>');

test('each page is the document that it is without compact-html and static-html, in fewer bytes', async () => {
  const [small, stock] = await Promise.all([
    build('small-html', {}, addPage),
    // Docusaurus's own switch.
    build('small-html-not', {SKIP_HTML_MINIFICATION: 'true'}, async (siteDir) => {
      await addPage(siteDir);
      await replaceInFile(
        siteDir,
        'plugins/build/index.ts',
        'lastRehypePlugins: [rehypeStaticHtml]',
        'lastRehypePlugins: []',
      );
    }),
  ]);
  const pages = filesIn(stock, '.html');
  expect(pages.filter((page) => page.endsWith('next/cli/elements.html'))).toHaveLength(1);
  expect(filesIn(small, '.html')).toEqual(pages);
  for (const page of pages) {
    const [ours, theirs] = [read(small, page), withoutEmptyClasses(read(stock, page))];
    expect([page, documentOf(withoutEmptyClasses(ours))]).toEqual([page, documentOf(theirs)]);
    expect(ours.length).toBeLessThan(theirs.length);
  }
});
