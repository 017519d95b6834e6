import plist from 'plist';
import type {BlockProblem} from '../problem';
import {xmlProblem, type XmlPlace} from './xml';

/** The elements of a property list. DTD: http://www.apple.com/DTDs/PropertyList-1.0.dtd. */
const VALUES = ['array', 'data', 'date', 'dict', 'false', 'integer', 'real', 'string', 'true'];

type Container = {readonly name: string; key?: {readonly text: string; readonly place: XmlPlace}};

/**
 * Returns the first place where `code` isn't a property list or a piece of one: the `<key>` and value pairs of a
 * dictionary, or the values of an array, without the elements around them.
 */
export function plistProblem(code: string): BlockProblem | undefined {
  const whole = /<plist\b/.test(code);
  const open: Container[] = whole
    ? []
    : [{name: /^\s*(?:<!--[\s\S]*?-->\s*)*<key>/.test(code) ? 'dict' : 'array'}];
  let problem: BlockProblem | undefined;
  const fail = (place: XmlPlace, message: string, hint: string): void => {
    problem ??= {...place, message, hint};
  };
  const broken = xmlProblem(
    code,
    {pieces: true},
    {
      onOpen: (name, place) => {
        const parent = open.at(-1);
        if (parent?.name === 'dict' && name !== 'key' && VALUES.includes(name)) {
          if (!parent.key)
            fail(place, `<${name}> has no key before it`, 'Write a <key> before each value of a dictionary');
          parent.key = undefined;
        } else if (name === 'key' && parent?.name !== 'dict') {
          fail(place, 'A <key> is outside a dictionary', 'Put the pair in a <dict>');
        } else if (name === 'key' && parent?.key) {
          fail(
            parent.key.place,
            `The key "${parent.key.text}" has no value`,
            `Write one after it: ${VALUES.map((value) => `<${value}>`).join(', ')}`,
          );
        } else if (name !== 'key' && name !== 'plist' && !VALUES.includes(name)) {
          fail(
            place,
            `A property list has no element <${name}>`,
            `It has: ${['key', ...VALUES].map((value) => `<${value}>`).join(', ')}`,
          );
        }
        open.push({name});
      },
      onClose: (name, text, place) => {
        const closed = open.pop();
        if (closed?.key)
          fail(closed.key.place, `The key "${closed.key.text}" has no value`, 'Write one after it');
        const parent = open.at(-1);
        if (name === 'key' && parent) parent.key = {text: text.trim(), place};
        if (name === 'integer' && !/^\s*[+-]?(?:0x[\da-f]+|\d+)\s*$/i.test(text))
          fail(place, `"${text.trim()}" is not an integer`, 'Write digits only');
        if (name === 'real' && !Number.isFinite(Number.parseFloat(text)))
          fail(place, `"${text.trim()}" is not a number`, 'Write a number');
      },
    },
  );
  if (broken ?? problem) return broken ?? problem;
  const left = open.at(-1)?.key;
  if (left)
    return {...left.place, message: `The key "${left.text}" has no value`, hint: 'Write one after it'};
  return valueProblem(code, whole);
}

/** Finds mistakes that only show when the values are read, such as data that isn't base64. */
function valueProblem(code: string, whole: boolean): BlockProblem | undefined {
  const container = /^\s*(?:<!--[\s\S]*?-->\s*)*<key>/.test(code) ? 'dict' : 'array';
  try {
    plist.parse(whole ? code.trim() : `<plist version="1.0"><${container}>${code}</${container}></plist>`);
    return undefined;
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0]?.replace(/\.$/, '') ?? '';
    return {line: 0, column: 0, message: `This is not a property list: ${reason}`, hint: 'Fix the block'};
  }
}
