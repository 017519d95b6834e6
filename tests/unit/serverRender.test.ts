import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {createElement, Suspense, use, type ComponentType, type ReactNode} from 'react';
import {renderToPipeableStream, renderToString} from 'react-dom/server';
import {Helmet, HelmetProvider as StockProvider} from 'react-helmet-async';
import {emitOnce, type Dispatcher, type HeadContext} from '../../plugins/server-render/emitOnce';
import {HelmetProvider} from '../../plugins/server-render/provider';
import {renderToHtml} from '../../plugins/server-render/renderToHtml';
import {problemOf, type Internal} from '../support/internals';

type Part = {readonly toString: () => string};
type Filled = {readonly helmet: Readonly<Record<string, Part>>};

const head = (...children: ReactNode[]): ReactNode => createElement(Helmet, null, ...children);
const meta = (name: string, content: string): ReactNode => createElement('meta', {name, content});

const PAGE: readonly ReactNode[] = [
  head(createElement('html', {lang: 'en', class: 'a'}), createElement('title', null, 'Site'), meta('a', '1')),
  createElement('main', null, head(createElement('title', null, 'Page'), meta('b', '2'))),
  head(meta('a', '3'), createElement('link', {rel: 'icon', href: '/icon.svg'})),
];

/** Returns the parts of the head of a page rendered on the server, as text. */
function headOf(Provider: ComponentType<{context: HeadContext}>, page: readonly ReactNode[]): unknown {
  const context: HeadContext = {};
  renderToString(createElement(Provider, {context}, ...page));
  const {helmet} = context as Filled;
  expect((context as Filled).helmet).toBe(helmet);
  return Object.fromEntries(Object.entries(helmet).map(([name, part]) => [name, part.toString()]));
}

const stock = StockProvider as ComponentType<{context: HeadContext}>;
const once = HelmetProvider as ComponentType<{context: HeadContext}>;

test.each([
  ['some', PAGE],
  ['one', PAGE.slice(0, 1)],
  ['none', [createElement('main')]],
])('the head of a page with %s is that of React Helmet', (_, page) => {
  expect(headOf(once, page)).toEqual(headOf(stock, page));
});

test('the last title wins, and all that was added is there', () => {
  expect(headOf(once, PAGE)).toMatchObject({
    title: expect.stringContaining('Page') as string,
    meta: expect.stringMatching(/name="a" content="3".*name="b"|name="b".*name="a" content="3"/) as string,
    htmlAttributes: 'lang="en" class="a"',
  });
});

test('the head is made when it is read, of all that are there', () => {
  const added: Dispatcher[] = [];
  const context: HeadContext = {helmet: 'empty'};
  const head = {
    setHelmet: (made: unknown) => {
      context.helmet = made;
    },
    helmetInstances: {add: (dispatcher: Dispatcher) => void added.push(dispatcher)},
  };
  emitOnce(head, context);
  expect(context.helmet).toBe('empty');
  const emitChange = jest.fn(() => head.setHelmet(`of ${added.length}`));
  for (let i = 0; i < 3; i++) {
    const dispatcher = {emitChange};
    head.helmetInstances.add(dispatcher);
    dispatcher.emitChange();
  }
  expect(emitChange).not.toHaveBeenCalled();
  expect([context.helmet, context.helmet]).toEqual(['of 3', 'of 3']);
  expect(emitChange).toHaveBeenCalledTimes(1);
});

/** As core's `renderToHtml`. */
function streamed(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const {pipe} = renderToPipeableStream(page, {
      onError: reject,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
    });
  });
}

test('the HTML of a page is that of the stream', async () => {
  const page = createElement(
    'main',
    {className: 'a"b', hidden: false},
    ...[
      'One & ',
      'two ',
      3,
      null,
      createElement('p', {key: 'p', dangerouslySetInnerHTML: {__html: '<b>é</b>'}}),
    ],
    createElement(Suspense, {fallback: 'waiting'}, createElement('i', null, 'ready')),
  );
  const html = await renderToHtml(page);
  expect(html).toBe(await streamed(page));
  expect(html).toContain('One &amp; <!-- -->two ');
});

test('a component that throws, or waits, fails the page', async () => {
  const failing = (): never => {
    throw new Error('No such version.');
  };
  await expect(renderToHtml(createElement(failing))).rejects.toThrow('No such version.');
  const Waiting = (): ReactNode => use(new Promise<string>(() => undefined));
  const page = createElement(Suspense, {fallback: 'later'}, createElement(Waiting));
  await expect(renderToHtml(page)).rejects.toThrow(/^server-render: a component waits for something/);
});

const INTERNALS: readonly Internal[] = [
  {
    file: 'core/lib/client/serverEntry.js',
    contains: "import { HelmetProvider } from 'react-helmet-async';",
    why: 'plugins/server-render replaces this provider',
  },
  {
    file: 'core/lib/client/serverEntry.js',
    contains: 'const { helmet } = helmetContext;',
    why: 'plugins/server-render makes the head when it is read here',
  },
  {
    file: 'core/lib/client/serverEntry.js',
    contains: "import { renderToHtml } from './renderToHtml';",
    why: 'plugins/server-render replaces this import',
  },
  {
    file: 'core/lib/client/renderToHtml.js',
    contains: 'renderToPipeableStream(app, {\n            onError(error) {\n                reject(error);',
    why: 'plugins/server-render makes the same string of it',
  },
];

test.each(INTERNALS)('$file still has $contains', (internal) => {
  expect(problemOf(internal)).toBeUndefined();
});
