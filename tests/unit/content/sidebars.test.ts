import fs from 'node:fs';
import path from 'node:path';
import sidebarsOfNext from '../../../sidebars';
import {ROOT} from '../../support/fixtureSite';
import {cleanPath, INVENTORY_VERSIONS, readInventory} from '../../support/routes';

type Item = {
  readonly type: string;
  readonly id?: string;
  readonly label: string;
  readonly items?: readonly Item[];
};
type Sidebars = Readonly<Record<string, readonly Item[]>>;

/** Pages that the original site lacks: they stand in the sidebars beside those of the inventory. */
const ADDED = [
  'updating/8-5',
  'updating/8-0',
  'updating/plugins/8-0',
  'apis/calendar',
  'apis/local-llm',
  'apis/system-bars',
  'cli/commands/doctor',
  'cli/commands/migrate',
  'cli/commands/spm-migration-assistant',
  'cli/doctor',
  'cli/init',
];

/** Links that differ from the inventory, and why. */
const RENAMED: Readonly<Record<string, string>> = {
  // The inventory repeats the label of the section's index.
  'CLI Documentation: CLI Commands /docs/v2/cli/create':
    'CLI Documentation: CLI Command - cap create /docs/v2/cli/create',
};

/** Version 2 has a list of its plugins like the others, and links to it like them. */
const V2_PLUGINS = 'Reference: Plugin APIs /docs/v2/apis';

function sidebarsOf(version: string): Sidebars {
  if (version === 'next') return sidebarsOfNext as unknown as Sidebars;
  const file = path.join(ROOT, `versioned_sidebars/version-${version}-sidebars.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Sidebars;
}

/** Returns each link of a sidebar as `category: label path`, in order. */
function linksIn(items: readonly Item[], version: string, category = ''): string[] {
  return items.flatMap((item) => {
    if (item.items)
      return linksIn(item.items, version, category ? `${category} > ${item.label}` : item.label);
    return [`${category}: ${item.label} ${pathOf(item.id ?? '', version)}`];
  });
}

function pathOf(id: string, version: string): string {
  const root = version === 'v7' ? '/docs' : `/docs/${version}`;
  const page = id.replace(/(^|\/)index$/, '');
  return page === '' ? (version === 'v7' ? '/docs/' : root) : `${root}/${page}`;
}

describe.each(INVENTORY_VERSIONS)('the sidebars of %s', (version) => {
  const sidebars = sidebarsOf(version);

  test.each(['docs', 'api', 'cli'])(
    '%s has the pages of the inventory under their names, in order',
    (name) => {
      const wanted = readInventory(version)
        .filter(({sidebar}) => sidebar === name)
        .map(({category, label, path: route}) => `${category}: ${label} ${ownPath(route, version)}`)
        .map((link) => RENAMED[link] ?? link);
      const links = linksIn(sidebars[name] ?? [], version);
      expect(links.filter((link) => !isAddition(link) && link !== V2_PLUGINS)).toEqual(wanted);
    },
  );
});

/** The inventory's links between sidebars lead to the latest version from everywhere; ours stay in theirs. */
function ownPath(route: string, version: string): string {
  const clean = cleanPath(route);
  if (version === 'v7' || clean.startsWith(`/docs/${version}`)) return clean;
  return clean.replace('/docs', `/docs/${version}`);
}

function isAddition(link: string): boolean {
  return ADDED.some((page) => link.endsWith(`/${page}`));
}
