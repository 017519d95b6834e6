import TEXTS from '../../../src/data/upgradeSteps.json';
import {required} from './parts';
import type {Change} from '../types';
import type {Builder, Context, Draft} from './types';

/** The texts of a step that are the same for every project. */
type Texts = Pick<Draft, 'title' | 'why' | 'todo' | 'commands' | 'check' | 'isOptional'>;

/**
 * Returns the builder of a step with texts in `src/data/upgradeSteps.json`. `build` returns what else it has for a project, or
 * nothing if the project needs no such step. `{from}`, `{to}` and the name of a requirement stand for their values in the texts.
 */
export function written(
  id: keyof typeof TEXTS,
  build: (context: Context, changes: readonly Change[]) => Partial<Draft> | undefined = () => ({}),
): Builder {
  return (context, changes) => {
    const part = build(context, changes);
    const values: Readonly<Record<string, number>> = {from: context.from, to: context.to};
    const filled = (text: string): string =>
      text.replace(/\{(\w+)\}/g, (_mark, name: string) => String(values[name] ?? required(context, name)));
    const {title, why, todo, commands, check, isOptional}: Texts = TEXTS[id];
    return (
      part && {
        title: filled(title),
        why: filled(why),
        todo: todo && filled(todo),
        commands: commands?.map(filled),
        check: check && filled(check),
        isOptional,
        ...part,
      }
    );
  };
}
