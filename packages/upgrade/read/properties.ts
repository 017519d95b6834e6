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
    const separator = line.search(/[=:]/);
    const [key, value] = [line.slice(0, separator).trim(), line.slice(separator + 1).trim()];
    if (separator < 0 || !/^[^#!\s]\S*$/.test(key)) return [];
    const valueStart = at + line.trimEnd().length - value.length;
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
