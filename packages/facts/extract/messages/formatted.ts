import type {Message} from '../../schema/messages';

const PLACEHOLDER = /%(?:(\d+)\$)?[-+0 #]*(0?\d+)?(?:\.\d+)?(?:l{0,2}[diuxXfs]|@|b|c)/g;

/**
 * Returns the parts of a format (`%s`, `%04d`, `%@`, `%1$s`) with the messages that can stand in each place. A number
 * gets the leading zeros that the format asks for.
 */
export function formatted(pattern: Message, inserted: readonly (readonly Message[])[]): Message[][] {
  let next = 0;
  return pattern.flatMap((part) => {
    if (typeof part !== 'string') return [[[part]]];
    const places: Message[][] = [];
    let end = 0;
    for (const match of part.matchAll(PLACEHOLDER)) {
      places.push([[part.slice(end, match.index).replaceAll('%%', '%')]]);
      const index = match[1] ? Number(match[1]) - 1 : next++;
      const options = inserted[index] ?? [[{variable: 'value'}]];
      const width = /%0\d/.test(match[0]) ? Number(match[2]) : 0;
      places.push(options.map((option) => padded(option, width, '0')));
      end = match.index + match[0].length;
    }
    places.push([[part.slice(end).replaceAll('%%', '%')]]);
    return places;
  });
}

/** Returns a message that has no values in it with `fill` before it, if it's shorter than `width`. */
export function padded(message: Message, width: number, fill: string): Message {
  const [only] = message;
  return message.length === 1 && typeof only === 'string' ? [only.padStart(width, fill)] : message;
}
