import type {PhrasingContent, RootContent} from 'mdast';
import {groupBy} from '../../../packages/lib/groupBy';
import {anchorAlone, factsOf, furtherMessages, raiser, titleOf} from '../error-answers/renderErrors';
import {
  anchoredCode,
  dotted,
  element,
  elementWithHtml,
  heading,
  link,
  paragraph,
  pathCode,
  plainDetails,
  text,
  withAttributes,
  withCommas,
  type ElementNode,
} from '../../../packages/pages/markdown';
import type {LookupModel} from './lookupModel';
import {matchables} from './matchables';
import {STYLES} from './styles';
import type {ErrorGroup, ForeignError, ListedError} from './types';
import {versionRanges} from './versionRanges';

/**
 * Returns the content of the page `/errors`: a field for a pasted text, which works where scripts run, and the list of all
 * errors by plugin, package and tool.
 */
export function renderLookup(model: LookupModel): RootContent[] {
  const {groups, foreign, formerAnchors, help} = model;
  return [
    element(
      'div.error-lookup',
      elementWithHtml('div', {}, fieldHtml(examplesIn(groups))),
      withAttributes(element('div.error-lookup__none', nextSteps(help)), {hidden: true}),
      element('template.error-lookup__others', ...foreignLists(foreign)),
      elementWithHtml('template', {className: 'error-lookup__data'}, dataHtml(matchables(model))),
    ),
    heading(2, text('All messages'), 'all-messages'),
    paragraph(...formerAnchors.map(anchorAlone)),
    ...groups.flatMap((group, index) => groupBlocks(group, listName(group, groups.slice(0, index)))),
  ];
}

/** Returns the name of a group's list, which is that of its heading's anchor: `ios`, or `ios-1` if an earlier one is `ios`. */
function listName({name}: ErrorGroup, earlier: readonly ErrorGroup[]): string {
  const count = earlier.filter((group) => group.name === name).length;
  return count > 0 ? `${name}-${count}` : name;
}

/** Returns the row of a group, which opens its list. */
function groupBlocks({title, url, errors, ...group}: ErrorGroup, name: string): RootContent[] {
  const list = errorList(
    {...group, name},
    errors.map((error) =>
      errorEntry(error, [
        ...(error.formerAnchors ?? []).map(anchorAlone),
        anchoredCode(titleOf(error), error.anchor),
        ...furtherMessages(error, ' '),
      ]),
    ),
  );
  const count = errors.reduce((sum, {messages}) => sum + Math.max(messages.length, 1), 0);
  return [
    element(
      'div.error-group',
      heading(3, url === undefined ? text(title) : link(url, text(title)), group.name),
      plainDetails([countOf(count, title)], list),
    ),
  ];
}

/** Returns the label of a row. Screen readers also say whose messages they are. */
const countOf = (count: number, title: string): PhrasingContent =>
  element(
    'span.error-count.chevron',
    text(`${count} ${count === 1 ? 'message' : 'messages'}`),
    element('span.visually-hidden', text(` of ${title}`)),
  );

function errorList(
  {name, isGuide}: Pick<ErrorGroup, 'name' | 'isGuide'>,
  entries: readonly ElementNode[],
): ElementNode {
  return withAttributes(element('dl.members', ...entries), {
    dataErrors: name,
    dataCount: entries.length,
    dataGuide: isGuide ? '' : undefined,
  });
}

/** Returns the lists with the errors of other versions, from which the field takes its answers. */
function foreignLists(errors: readonly ForeignError[]): ElementNode[] {
  return [...groupBy(errors, ({name}) => name)].map(([name, own]) =>
    errorList({name, isGuide: own[0]?.isGuide}, own.map(foreignEntry)),
  );
}

/** An entry without anchors, because its place is in the list of its version. */
function foreignEntry(error: ForeignError): ElementNode {
  const {title, version, url, ...others} = error;
  const further = others.messages.slice(1).flatMap((message) => [text(' '), pathCode(message)]);
  const entry = errorEntry(others, [pathCode(titleOf(error)), ...further]);
  entry.children.push(
    element('dd', text('From another version: '), link(url, text(`${title} (${version})`))),
  );
  return entry;
}

function errorEntry(error: ListedError, title: readonly PhrasingContent[]): ElementNode {
  const {codes, platforms, raisedBy, alsoIn, answer} = error;
  const facts = dotted([
    ...factsOf(error),
    withCommas(raisedBy.map((name) => raiser(name, platforms.includes('cli')))),
    alsoIn.length > 0 ? [text(`also in ${versionRanges(alsoIn)}`)] : [],
  ]);
  const entry = element(
    'div',
    element('dt', ...title),
    ...(facts.length > 0 || !answer ? [element('dd', ...facts)] : []),
    ...(answer ? [element(facts.length > 0 ? 'dd' : 'dd.description', ...answer)] : []),
  );
  return withAttributes(entry, {
    dataCodes: codes.join(' ') || undefined,
    dataPlatforms: platforms.join(' ') || undefined,
    dataSecondary: error.isSecondary ? '' : undefined,
  });
}

/** Where readers go on if no message is known: the search, to whose address the script adds the message, and `help`. */
function nextSteps(help: LookupModel['help']): RootContent {
  const search = link('/search', text('Search the documentation for it'));
  const pages = help.flatMap(({title, url}, index): PhrasingContent[] => [
    text(index === 0 ? ', or see ' : ' or '),
    link(url, text(title)),
  ]);
  return paragraph(search, ...pages, text('.'));
}

/** Messages that many readers get, by the names of their groups. */
const COMMON: readonly (readonly [name: string, message: string])[] = [
  ['camera', 'User denied access to camera'],
  ['filesystem', 'File does not exist.'],
  ['cli', 'Xcode is not installed'],
];

/** Returns the common messages that the version has. */
function examplesIn(groups: LookupModel['groups']): string[] {
  return COMMON.filter(([name, message]) =>
    groups.some(
      (group) => group.name === name && group.errors.some(({messages}) => messages.includes(message)),
    ),
  ).map(([, message]) => message);
}

/** Returns data as JSON without characters of markup, because the HTML minifier writes `<queries` in a template as it is. */
const dataHtml = (data: unknown): string =>
  JSON.stringify(data).replaceAll('&', '\\u0026').replaceAll('<', '\\u003c');

function fieldHtml(examples: readonly string[]): string {
  const [placeholder = ''] = examples;
  const buttons = examples.map((message) => `<button type="button">${message}</button>`).join('');
  return (
    `<style>${STYLES}</style>` +
    '<form><label for="pasted-error">Paste a message, a log or a stack trace</label>' +
    `<textarea id="pasted-error" rows="4" placeholder="Error: ${placeholder}" spellcheck="false" autocapitalize="off" autocomplete="off"></textarea>` +
    (buttons && `<p class="error-lookup__examples">For example: ${buttons}</p>`) +
    '<button type="reset" class="button button--secondary" hidden>Clear</button>' +
    '<p role="status"></p>' +
    '</form><dl class="members"></dl>'
  );
}
