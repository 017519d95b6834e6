import {groupBy} from '../../../packages/lib/groupBy';
import {filterButtons, filterField, noMatch} from '../lib/filterControls';
import {element, text, withAttributes, type ElementNode} from '../../../packages/pages/markdown';
import {KINDS} from './renderChanges';
import {listedPackages, type ListedPackage} from './listedPackages';
import type {Pair} from './listedPages';
import type {Change} from '../../../packages/changes/types';
import {docsVersions, labelOf} from '../../../packages/pages/versions';

/**
 * Returns the controls that compare any two docs versions. Their state is that of the list below them, which has `counts`
 * changes of each kind between `pair`. Styles show them only where scripts run (`browser/compareVersions.ts`).
 */
export function renderComparison(
  siteDir: string,
  pair: Pair,
  counts: ReadonlyMap<Change['kind'], number>,
): ElementNode {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const versions = docsVersions(siteDir);
  const [from, to] = [labelOf(siteDir, pair.older), labelOf(siteDir, pair.newer)];
  const labels = versions.map((version) => labelOf(siteDir, version));
  const versionMenu = (name: string, all: readonly string[], chosen: string, word: string): ElementNode =>
    menu(
      name,
      all.map((label) => option(label, `${word} ${label}`, label === chosen)),
    );
  const count = text(`${total} ${total === 1 ? 'change' : 'changes'} from ${from} to ${to}`);
  const box = element(
    'div.api-compare',
    element(
      'div.plugin-filter',
      group(
        'Versions',
        versionMenu('Older version', labels.slice(1), from, 'From'),
        versionMenu('Newer version', labels.slice(0, -1), to, 'To'),
      ),
      group('Package', packageMenu(listedPackages(siteDir))),
      filterField('Filter by word', 'getPhoto'),
      group(
        'Kind of change',
        ...filterButtons(KINDS.map(([value, title]) => ({value, title, count: counts.get(value) ?? 0}))),
      ),
      withAttributes(element('p', count), {role: 'status'}),
    ),
    withAttributes(noMatch(text('No change matches.')), {role: 'alert'}),
  );
  return withAttributes(box, {dataLateSections: ''});
}

function packageMenu(packages: readonly ListedPackage[]): ElementNode {
  const groups = [...groupBy(packages, (one) => one.group)].map(([label, own]) =>
    withAttributes(element('optgroup', ...own.map(({value, title}) => option(value, title))), {label}),
  );
  return menu('Package', [option('', 'All'), ...groups]);
}

function menu(name: string, options: readonly ElementNode[]): ElementNode {
  const select = withAttributes(element('select', ...options), {ariaLabel: name, autoComplete: ['off']});
  return element('div.chevron', select);
}

function option(value: string, title: string, selected = false): ElementNode {
  return withAttributes(element('option', text(title)), {value, ...(selected ? {selected} : {})});
}

function group(name: string, ...controls: readonly ElementNode[]): ElementNode {
  return element('fieldset', element('legend', text(name)), ...controls);
}
