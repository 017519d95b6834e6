import fs from 'node:fs/promises';
import path from 'node:path';
import type {FixtureBuild} from './fixtureBuild';
import {makeFixtureSite, replaceInFile} from './fixtureSite';
import {LATEST} from './fixtureVersions';
import {makeVariantSite} from './variantSite';

/** A picture that is too large to be inlined. */
export const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><!--${'-+'.repeat(6000)}--></svg>`;
export const FILE = 'The content of a file.';

/** A page with all elements of Markdown. */
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

/**
 * Makes the fixture site with a page of all elements, and a picture and a file beside a page; `edit` can change more.
 * Returns its folder.
 */
export function makePlainSite(name: string, edit?: (siteDir: string) => Promise<void>): Promise<string> {
  return makeFixtureSite(name, async (siteDir) => {
    const folder = `versioned_docs/version-${LATEST}`;
    await fs.writeFile(path.join(siteDir, 'docs/cli/elements.md'), ELEMENTS);
    await fs.writeFile(path.join(siteDir, folder, 'beside.svg'), PICTURE);
    await fs.writeFile(path.join(siteDir, folder, 'beside.zip'), FILE);
    await replaceInFile(
      siteDir,
      `${folder}/index.md`,
      'Start with',
      '![A picture](./beside.svg)\n\n[A file](./beside.zip)\n\nStart with',
    );
    await edit?.(siteDir);
  });
}

/** The fixture site without changes. */
export const PLAIN: FixtureBuild = {name: 'plain', make: (name) => makePlainSite(name)};

/** The same site without the lean client. */
export const STOCK: FixtureBuild = {
  name: 'stock',
  make: (name) => makePlainSite(name),
  env: {LEAN_CLIENT: 'off'},
};

/** The fixture site with the hosted search service, which tests replace with a fake one. */
export const HOSTED: FixtureBuild = {
  name: 'hosted',
  make: (name) => makeFixtureSite(name),
  env: {ALGOLIA_APP_ID: 'APPID', ALGOLIA_SEARCH_API_KEY: 'search-key', ALGOLIA_INDEX_NAME: 'capacitor'},
};

/** The fixture site with other options, and with pages that crash on purpose. */
export const VARIANT: FixtureBuild = {name: 'variant', make: makeVariantSite};
