import path from 'node:path';
import vm from 'node:vm';
import type {main} from '../../../../plugins/client/lean/build/headScript';
import {inlineScript} from '../../../../plugins/lib/inlineScript';
import {ROOT} from '../../../support/fixtureSite';

const SCRIPT = inlineScript<typeof main>(path.join(ROOT, 'plugins/client/lean/build/headScript.ts'));

/** Stands for every element; those that are scripts are told by their name. */
class FakeElement {
  className = '';
  textContent = '';
  style = {cssText: ''};
  onclick = (): void => undefined;
  children: FakeElement[] = [];
  attributes: Record<string, string> = {};
  parent: FakeElement | undefined;

  setAttribute(name: string, value: string): void {
    this.attributes[name] = value;
  }

  append(...children: FakeElement[]): void {
    for (const child of children) child.parent = this;
    this.children.push(...children);
  }

  remove(): void {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
  }
}

class FakeScript extends FakeElement {}

type Failure = {
  readonly show: (message: string, retry: () => void) => void;
  readonly settle: () => void;
  readonly reloadOnce: () => boolean;
};

/** A document whose head runs the script; `storage` outlives it, as the tab's does. */
function openDocument({
  storage = new Map<string, string>(),
  pathname = '/docs/cli',
}: {storage?: Map<string, string> | 'none'; pathname?: string} = {}) {
  const body = new FakeElement();
  const reload = jest.fn();
  const ready: (() => void)[] = [];
  let onError: (event: {readonly target: unknown}) => void = () => undefined;
  const window: Record<string, unknown> & {docsFailure?: Failure} = {};
  const stored = (): Map<string, string> => {
    if (storage === 'none') throw new Error('Storage is denied.');
    return storage;
  };
  vm.runInNewContext(SCRIPT, {
    window,
    HTMLScriptElement: FakeScript,
    addEventListener: (type: string, listener: typeof onError, capture: boolean) => {
      // Errors of elements do not bubble.
      expect([type, capture]).toEqual(['error', true]);
      onError = listener;
    },
    location: {pathname, reload},
    sessionStorage: {
      getItem: (key: string) => stored().get(key) ?? null,
      setItem: (key: string, value: string) => stored().set(key, value),
      removeItem: (key: string) => stored().delete(key),
    },
    document: {
      body,
      getElementById: () => null,
      createElement: () => new FakeElement(),
      addEventListener: (type: string, listener: () => void) => {
        expect(type).toBe('DOMContentLoaded');
        ready.push(listener);
      },
    },
  });
  const failure = window.docsFailure;
  if (!failure) throw new Error('The script did not put docsFailure on window.');
  const notices = () => body.children;
  const becomeReady = (): void => ready.forEach((listen) => listen());
  const fail = (target: FakeElement): void => onError({target});
  return {window, failure, body, reload, notices, becomeReady, fail};
}

test('another page may reload for itself', () => {
  const storage = new Map<string, string>();
  openDocument({storage}).becomeReady();
  const other = openDocument({storage, pathname: '/docs/plugins'});
  other.becomeReady();
  expect(other.reload).toHaveBeenCalledTimes(1);
});

test('after all is well, the next failure may reload again', () => {
  const storage = new Map<string, string>();
  expect(openDocument({storage}).failure.reloadOnce()).toBe(true);
  const {failure, reload} = openDocument({storage});
  expect(failure.reloadOnce()).toBe(false);
  failure.settle();
  expect(failure.reloadOnce()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without storage it never reloads, and says so at once', () => {
  const {reload, notices, failure, becomeReady} = openDocument({storage: 'none'});
  becomeReady();
  expect(reload).not.toHaveBeenCalled();
  expect(notices()).toHaveLength(1);
  failure.settle();
  expect(notices()).toEqual([]);
});

test('a script that failed is taken away, so that the bundler asks for it again', () => {
  const {body, fail} = openDocument();
  const [script, picture] = [new FakeScript(), new FakeElement()];
  body.append(script, picture);
  fail(script);
  fail(picture);
  expect(body.children).toEqual([picture]);
});
