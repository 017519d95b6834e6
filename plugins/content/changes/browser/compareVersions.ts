import siteConfig from '@generated/docusaurus.config';
import {hashTarget} from '../../../lib/browser/hashTarget';
import {changeList} from './changeList';
import {comparisonFile, type ComparisonFile} from './comparisonFile';
import {controlsIn} from './controls';
import {problemOf, readQuery, searchOf, type Query} from './query';

const TYPING_PAUSE_MS = 300;

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
  const {choices} = controls;
  const initial = controls.read();
  const own = comparisonFile(initial.from, initial.to);
  const {pathname} = location;
  /** The file whose list is on the page; none if there is no list. */
  let shown: string | undefined = own;
  let hasArrived = location.hash === '';
  let turn = 0;
  let timer: number | undefined;

  /** Shows a list. Whatever fails, the page keeps one, and says so. */
  async function show(query: Query): Promise<void> {
    const current = ++turn;
    try {
      await display(query, () => current === turn);
    } catch (error) {
      if (current === turn) fail(query, error);
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
    hashTarget(location.hash)?.scrollIntoView();
  }

  function showOwn(): void {
    list.replace();
    controls.count(list.filter(initial).byKind);
    shown = own;
    controls.say('');
  }

  function fail({from, to, ...others}: Query, error: unknown): void {
    console.warn(error);
    showOwn();
    controls.note(
      `The changes from ${from} to ${to} didn't load. The list below has those from ${initial.from} to ${initial.to}.`,
      'Try again',
      () => void show({from, to, ...others}),
    );
  }

  /** Says what is wrong with an address, with the page's own list below. */
  function explain(problem: string): void {
    turn += 1;
    showOwn();
    controls.note(
      `${problem} The list below has the changes from ${initial.from} to ${initial.to}.`,
      'Reset',
      reset,
    );
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

  /** Shows what the controls say, and adds it to the history. */
  function go(): void {
    clearTimeout(timer);
    const query = controls.read();
    const problem = problemOf(query, choices);
    const state = {...(history.state as object | null), key: Math.random().toString(36).slice(2, 8)};
    history.pushState(state, '', pathname + searchOf(query, initial) + location.hash);
    if (problem === undefined) void show(query);
    else refuse(problem);
  }

  /** Browsers limit how often the address may change, so it changes when typing pauses. */
  function type(delay: number): void {
    const query = controls.read();
    if (problemOf(query, choices) === undefined) void show(query);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // The address may already belong to the page that the reader is leaving for.
      if (location.pathname !== pathname) return;
      history.replaceState(history.state, '', pathname + searchOf(query, initial) + location.hash);
    }, delay);
  }

  controls.listen({onChoice: go, onType: () => type(TYPING_PAUSE_MS), onClear: () => type(0)});

  return () => {
    const query = readQuery(location.search, choices, initial);
    if (typeof query === 'string') {
      controls.write(initial);
      explain(query);
      return;
    }
    controls.write(query);
    void show(query);
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
