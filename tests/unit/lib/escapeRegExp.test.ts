import {escapeRegExp} from '../../../packages/lib/escapeRegExp';

const ASCII = Array.from({length: 128}, (_, code) => String.fromCharCode(code));

test.each(['', 'u', 'v'])(
  'every ASCII character matches itself and nothing else, with the flags "%s"',
  (flags) => {
    for (const character of ASCII) {
      const pattern = new RegExp(`^${escapeRegExp(character)}$`, flags);
      expect(ASCII.filter((other) => pattern.test(other))).toEqual([character]);
    }
  },
);
