import {loadChanges} from '@site/plugins/content/changes';
import type {ApiChanges} from '@site/plugins/content/changes/types';
import {docsVersions} from '@site/plugins/content/changes/versions';
import {ROOT} from '../../../support/fixtureSite';
import {cliNames, cliOptions, configPaths, manifestPermissions, pins, type Names} from './independentCount';

type Difference = {readonly added: readonly string[]; readonly removed: readonly string[]};

function difference(before: Names, after: Names): Difference {
  const only = (names: Names, others: Names): string[] =>
    [...names].filter((name) => !others.has(name)).sort();
  return {added: only(after, before), removed: only(before, after)};
}

/** Returns what we list of a subject, with `nameOf` applied to each name. */
function listed(
  pages: readonly ApiChanges[],
  subject: string,
  nameOf: (name: string, page: ApiChanges) => string = (name) => name,
): Difference {
  const of = (kind: string): string[] =>
    pages
      .flatMap((page) =>
        page.changes
          .filter((change) => change.kind === kind && change.subject === subject)
          .map(({name}) => nameOf(name, page)),
      )
      .sort();
  return {added: of('added'), removed: of('removed')};
}

/** Options that `--help` leaves out: the program declares them with `hideHelp()`. */
const HIDDEN = ['run --json'];

const VERSIONS = docsVersions(ROOT);
/** v2's plugins are in core, and its CLI declares no configuration. */
const PAIRS = VERSIONS.slice(0, -2).map((newer, index) => [VERSIONS[index + 1] ?? '', newer] as const);

describe.each(PAIRS)('from %s to %s', (older, newer) => {
  let pages: readonly ApiChanges[];
  beforeAll(async () => {
    pages = await loadChanges(ROOT, older, newer);
  });

  test('permissions are those that differ in the Android manifests', () => {
    const kept = pins(newer).filter((name) => pins(older).includes(name) && name !== '@capacitor/core');
    const counted = kept.map((name) =>
      difference(manifestPermissions(older, name), manifestPermissions(newer, name)),
    );
    expect(listed(pages, 'permission')).toEqual({
      added: counted.flatMap(({added}) => added).sort(),
      removed: counted.flatMap(({removed}) => removed).sort(),
    });
  });

  test('commands and options are those that differ in the text of the CLI’s program', () => {
    const [before, after] = [cliNames(older), cliNames(newer)];
    const visible = (name: string): boolean =>
      pages.some(({title}) => title === `npx cap ${name.split(' ')[0] ?? ''}`);
    const kept = ({options}: typeof before): Names =>
      new Set(
        [...options].filter(
          (name) =>
            visible(name) &&
            !HIDDEN.includes(name) &&
            [before, after].every(({commands}) => commands.has(name.split(' ')[0] ?? '')),
        ),
      );
    const commands = ({commands: all}: typeof before): Names => new Set([...all].filter(visible));
    expect(listed(pages, 'command', (name) => name.replace('npx cap ', ''))).toEqual(
      difference(commands(before), commands(after)),
    );
    expect(
      listed(
        pages,
        'option',
        (flags, {title}) => `${title.replace('npx cap ', '')} ${/--[\w-]+/.exec(flags)?.[0]}`,
      ),
    ).toEqual(difference(kept(before), kept(after)));
  });

  test('changed options are those whose flags, default or choices differ in the text of the CLI’s program', () => {
    const [before, after] = [cliOptions(older), cliOptions(newer)];
    const differing = [...after].flatMap(([name, declared]) =>
      before.has(name) && before.get(name) !== declared ? [name] : [],
    );
    const ours = pages.flatMap(({title, changes}) =>
      changes
        .filter(({kind, subject}) => kind === 'changed' && subject === 'option')
        .map(({name}) => `${title.replace('npx cap ', '')} ${/--[\w-]+/.exec(name)?.[0]}`),
    );
    expect(after.size).toBeGreaterThan(15);
    expect(ours.sort()).toEqual(differing.sort());
  });

  test('settings are those that differ in the text of the configuration’s type', () => {
    const [before, after] = [configPaths(older), configPaths(newer)];
    const withoutParts = (names: Names, others: Names): Names =>
      new Set([...names].filter((name) => !name.includes('.') || others.has(name.replace(/\.[^.]*$/, ''))));
    const own = pages.filter(({page}) => page === '/config');
    expect(listed(own, 'setting')).toEqual({
      added: difference(before, withoutParts(after, before)).added,
      removed: difference(withoutParts(before, after), after).removed,
    });
  });
});
