import messages from './surroundings.json';

const STARTS: readonly string[] = messages.map(({start}) => start);

/** Whether a message is one of a tool or a library that plugins and the CLI use, which no package contains. */
export const isOfOthers = (text: string): boolean => STARTS.some((start) => text.startsWith(start));
