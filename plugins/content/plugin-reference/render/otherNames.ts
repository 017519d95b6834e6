import {concepts, formerNames} from '../../../../src/data/synonyms.json';

/**
 * Returns what else readers call a plugin with this title: its former names, and the words that search takes for it
 * (`photo` for Camera).
 */
export function otherNames(title: string): string[] {
  const name = title.toLowerCase();
  const former = Object.entries(formerNames).filter(([, now]) => now === name);
  const said = concepts.filter(({mean}) => mean.includes(name)).flatMap(({say}) => say);
  return [...former.map(([earlier]) => earlier), ...said];
}
