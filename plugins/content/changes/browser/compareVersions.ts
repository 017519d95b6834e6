import siteConfig from '@generated/docusaurus.config';
import {goToHash, hashTarget} from '../../../lib/browser/hashTarget';
import {addressKeeper} from '../../lib/browser/filter';
import {changeList} from './changeList';
import {comparisonFile, type ComparisonFile} from './comparisonFile';
import {controlsIn} from './controls';
import {problemOf, readQuery, searchOf, type Query} from './query';

/** What applies the address to the page, by the page's controls. */
const running = new WeakMap<Element, () => void>();

/**
 * Makes the controls in `box` compare any two versions, and shows what the address says. Calling it again applies the
 * address again.
 */
export function compareVersions(box: HTMLElement): void {
  const apply = running.get(box) ?? start(box);
  running.set(box, apply);
  apply();
}

function start(box: HTMLElement): () => void {
  const controls = controlsIn(box);
  const list = changeList(box);
  const initial = controls.read();
  const own = comparisonFile(initial.from, initial.to);
  const {pathname} = location;
  /** The file whose list is on the page; none if there is no list. */
  let shown: string | undefined = own;
  let hasArrived = location.hash === '';
  let turn = 0;

  /** Shows the list of a query, or says why it can't. */
  async function show(query: Query): Promise<void> {
    const current = ++turn;
    try {
      await display(query, () => current === turn);
    } catch (error) {
      if (current !== turn) return;
      console.warn(error);
      const {from, to} = query;
      showOwn(`The changes from ${from} to ${to} didn't load.`, 'Try again', () => void show(query));
    }
  }

  async function display(query: Query, isCurrent: () => boolean): Promise<void> {
    const {from, to} = query;
    const file = comparisonFile(from, to);
    controls.note();
    if (file !== shown) {
      controls.say(`Loading the changes from ${from} to ${to}…`);
      const html = file === own ? undefined : await load(file);
      if (!isCurrent()) return;
      list.replace(html);
      shown = file;
      goToSection();
    }
    const {total, shown: left, byKind} = list.filter(query);
    controls.count(byKind);
    const all = `${total} ${total === 1 ? 'change' : 'changes'} from ${from} to ${to}`;
    controls.say(left < total ? `${left} of ${all}` : all);
    if (left > 0 || total === 0) return;
    const isOnlyPackage = query.kinds.length === 0 && !query.text.trim();
    const sentence = isOnlyPackage
      ? `Nothing in this package changed from ${from} to ${to}.`
      : 'No change matches.';
    controls.note(sentence, 'Clear filters', clear);
  }

  /** Scrolls to the section that the address names when its list comes. Later lists come while readers use the controls. */
  function goToSection(): void {
    if (hasArrived) return;
    hasArrived = true;
    if (hashTarget(location.hash)) goToHash();
  }

  /** Says why there isn't the list that an address asks for, above the page's own list. */
  function showOwn(sentence: string, action: string, onAction: () => void): void {
    turn += 1;
    list.replace();
    controls.count(list.filter(initial).byKind);
    shown = own;
    controls.say('');
    const {from, to} = initial;
    controls.note(`${sentence} The list below has the changes from ${from} to ${to}.`, action, onAction);
  }

  /** Says why what the reader has chosen has no list. Another list would look like the answer. */
  function refuse(problem: string): void {
    turn += 1;
    list.replace('');
    controls.count(new Map());
    shown = undefined;
    controls.say('');
    controls.note(problem, 'Reset', reset);
  }

  /** Shows what the controls say. */
  function showChoice(): void {
    const query = controls.read();
    const problem = problemOf(query, controls.choices);
    if (problem === undefined) void show(query);
    else refuse(problem);
  }

  function reset(): void {
    controls.write(initial);
    go();
  }

  function clear(): void {
    const {from, to} = controls.read();
    controls.write({...initial, from, to});
    go();
    controls.focusField();
  }

  const currentSearch = (): string => searchOf(controls.read(), initial);
  const save = addressKeeper(currentSearch);

  /** Shows what the controls say, and adds it to the history. */
  function go(): void {
    const state = {...(history.state as object | null), key: Math.random().toString(36).slice(2, 8)};
    history.pushState(state, '', pathname + currentSearch() + location.hash);
    showChoice();
  }

  controls.listen((pause) => {
    showChoice();
    save(pause);
  }, go);

  return () => {
    const query = readQuery(location.search, initial);
    const problem = problemOf(query, controls.choices);
    controls.write(problem === undefined ? query : initial);
    if (problem === undefined) void show(query);
    else showOwn(problem, 'Reset', reset);
  };
}

/** Returns the HTML of a list. Throws if there is no such file, or if it is something else. */
async function load(file: string): Promise<string> {
  const response = await fetch(`${siteConfig.baseUrl}${file}`);
  if (!response.ok) throw new Error(`${file} answered with status ${response.status}.`);
  const {html} = (await response.json()) as Partial<ComparisonFile>;
  if (typeof html !== 'string') throw new Error(`${file} has no list of changes.`);
  return html;
}
