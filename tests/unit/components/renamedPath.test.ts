import fs from 'node:fs';
import path from 'node:path';
import {renamedPath} from '@site/src/components/renamedPath';
import {RENAMED_PAGES} from '@site/src/data/renamedPages';
import released from '../../../versions.json';

const ROOT = path.resolve(__dirname, '../../..');
const versions = ['current', ...released].map((name, index) => ({
  name,
  path: index === 1 ? '/docs/' : `/docs/${name === 'current' ? 'next' : name}`,
}));
const version = (name: string): (typeof versions)[number] => {
  const found = versions.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`There is no version ${name}.`);
  return found;
};
const [, latest = version('current')] = versions;

test('a page leads to its new name in a newer version, and back', () => {
  expect(renamedPath('/docs/v3/apis/storage', version('v3'), latest, versions)).toBe(
    '/docs/apis/preferences',
  );
  expect(renamedPath('/docs/apis/preferences', latest, version('v2'), versions)).toBe(
    '/docs/v2/apis/storage',
  );
  expect(renamedPath('/docs/next/apis/preferences', version('current'), version('v3'), versions)).toBe(
    '/docs/v3/apis/storage',
  );
});

test('a page without another name in that version has no other address', () => {
  expect(renamedPath('/docs/apis/preferences', latest, version('v6'), versions)).toBeUndefined();
  expect(renamedPath('/docs/v3/apis/storage', version('v3'), version('v2'), versions)).toBeUndefined();
  expect(renamedPath('/docs/apis/geolocation', latest, version('v2'), versions)).toBeUndefined();
  expect(renamedPath('/docs/', latest, version('v2'), versions)).toBeUndefined();
});

describe('every version has the page under the name that it is given there', () => {
  const file = (name: string, page: string): string =>
    path.join(ROOT, name === 'current' ? 'docs' : `versioned_docs/version-${name}`, `${page}.md`);
  test.each(RENAMED_PAGES.map(({from, to, last}) => [from, to, last]))('%s, %s', (from, to, last) => {
    const names = versions.map(({name}) => name);
    const missing = names.filter((name, index) => {
      const page = index >= names.indexOf(last) ? from : to;
      return !fs.existsSync(file(name, page));
    });
    expect(missing).toEqual([]);
  });
});
