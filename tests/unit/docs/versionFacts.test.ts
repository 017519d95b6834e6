import {docsVersions} from '../../../packages/pages/versions';
import written from '../../fixtures/facts/version-facts.json';
import {expanded} from '../../support/docsVersions';
import {ROOT} from '../../support/fixtureSite';
import {contradictions, textOfPage} from '../../support/versionFacts';

const facts = written.map(({versions, notIn, ...fact}) => ({
  ...fact,
  versions: expanded(versions),
  notIn: expanded(notIn),
}));

test('each fact names each version once, and says where it comes from', () => {
  for (const {versions, notIn, from} of facts) {
    const named = [...versions, ...notIn];
    expect(versions).not.toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect(docsVersions(ROOT)).toEqual(expect.arrayContaining(named));
    expect(from).toMatch(/^[\w-]+\.md\b/);
  }
});

test.each(facts)('$page says $says in $versions', async (fact) => {
  expect(await contradictions(fact)).toEqual([]);
});

test.each([
  ['Node.js 18', 'Node.js 18', ['cli/run of v7 does not say /Node\\.js (?:20|22)\\b/']],
  ['Node.js 20', 'Node.js 20', ['cli/run of v6 says /Node\\.js (?:20|22)\\b/']],
  ['Node.js 22', undefined, ['v6 has no page cli/run']],
  ['Node.js 22', 'Node.js 18', []],
])('of "%s" in v7 and "%s" in v6, contradictions are %j', async (v7, v6, expected) => {
  const fact = {page: 'cli/run', says: '/Node\\.js (?:20|22)\\b/', versions: ['v7'], notIn: ['v6']};
  const found = await contradictions(fact, (version) => Promise.resolve(version === 'v7' ? v7 : v6));
  expect(found).toEqual(expected);
});

test('the text of a page has its numbers and its generated reference', async () => {
  const text = await textOfPage('v6', 'apis/toast');
  expect(text).toContain('( options : ShowOptions ) => Promise < void >');
  expect(text).not.toContain('%req.');
  expect(await textOfPage('v6', 'no/such/page')).toBeUndefined();
});
