import {isPlainClick} from '../../../../plugins/client/lean/browser/links';

// Where links lead is a question to a document: `tests/browser/articleLinks.test.ts` asks it.

const PLAIN = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

const click = (changes: Partial<typeof PLAIN> = {}): MouseEvent => ({...PLAIN, ...changes}) as MouseEvent;

test('a plain click follows a link here', () => {
  expect(isPlainClick(click())).toBe(true);
});

test.each([
  ['with Command', {metaKey: true}],
  ['with Control', {ctrlKey: true}],
  ['with Shift', {shiftKey: true}],
  ['with Alt', {altKey: true}],
  ['of the middle button', {button: 1}],
  ['that something else has handled', {defaultPrevented: true}],
])('a click %s is left alone', (_name, changes) => {
  expect(isPlainClick(click(changes))).toBe(false);
});
