import type {Range} from './types';

/** A line of a properties file. Its range has the whole line without the line break. */
export type Property = Range & {readonly key: string; readonly value: string; readonly valueRange: Range};

/** Returns the properties of a `.properties` file. Comments start with `#` or `!`. */
export function readProperties(text: string): Property[] {
  let start = 0;
  return text.split('\n').flatMap((raw): Property[] => {
    const line = raw.replace(/\r$/, '');
    const at = start;
    start += raw.length + 1;
    const match = /^\s*([^#!\s][^=:\s]*)\s*[=:]\s*(.*?)\s*$/.exec(line);
    if (!match) return [];
    const [whole, key = '', value = ''] = match;
    const valueStart = at + whole.trimEnd().length - value.length;
    return [
      {
        key,
        value,
        start: at,
        end: at + line.length,
        valueRange: {start: valueStart, end: valueStart + value.length},
      },
    ];
  });
}
