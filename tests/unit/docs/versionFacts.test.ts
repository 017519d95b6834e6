import {listVersions} from '../../../checks/listPages';
import written from '../../fixtures/facts/version-facts.json';
import {expanded} from '../../support/docsVersions';
import {ROOT} from '../../support/fixtureSite';
import {contradictions, textOfPage, type VersionFact} from '../../support/versionFacts';

const facts = written.map(({versions, notIn, ...fact}) => ({
  ...fact,
  versions: expanded(versions),
  notIn: expanded(notIn),
}));

describe('the facts', () => {
  it('are many for each version', () => {
    expect(facts.length).toBeGreaterThanOrEqual(60);
    const few = listVersions(ROOT).filter(
      (version) => facts.filter(({versions}) => versions.includes(version)).length < 8,
    );
    expect(few).toEqual([]);
  });

  it('name each version once, and say where they come from', () => {
    const known = listVersions(ROOT);
    for (const {versions, notIn, from} of facts) {
      const named = [...versions, ...notIn];
      expect(versions).not.toEqual([]);
      expect(new Set(named).size).toBe(named.length);
      expect(named.filter((version) => !known.includes(version))).toEqual([]);
      expect(from).toMatch(/^[\w-]+\.md\b/);
    }
  });
});

test.each(facts)('$page says $says in $versions', async (fact) => {
  expect(await contradictions(fact)).toEqual([]);
});

describe('a contradiction', () => {
  const fact: VersionFact = {
    page: 'cli/run',
    says: '/Node\\.js (?:20|22)\\b/',
    versions: ['v7'],
    notIn: ['v6'],
  };
  const answers = (v7: string | undefined, v6: string | undefined) =>
    contradictions(fact, (version) => Promise.resolve(version === 'v7' ? v7 : v6));

  it('is found where a page lacks the fact', async () => {
    expect(await answers('Node.js 18', 'Node.js 18')).toEqual([
      'cli/run of v7 does not say /Node\\.js (?:20|22)\\b/',
    ]);
  });

  it('is found where the page of another version has it', async () => {
    expect(await answers('Node.js 20', 'Node.js 20')).toEqual([
      'cli/run of v6 says /Node\\.js (?:20|22)\\b/',
    ]);
  });

  it('is found where a page is missing', async () => {
    expect(await answers('Node.js 22', undefined)).toEqual(['v6 has no page cli/run']);
  });

  it('is none where each page says what is true', async () => {
    expect(await answers('Node.js 22', 'Node.js 18')).toEqual([]);
  });
});

test('the text of a page has its numbers and its generated reference', async () => {
  const text = await textOfPage('v6', 'apis/toast');
  expect(text).toContain('show ( options : ShowOptions ) => Promise < void >');
  expect(text).not.toContain('%req.');
  expect(await textOfPage('v6', 'no/such/page')).toBeUndefined();
});
