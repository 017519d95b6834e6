import DATA from '../../../src/data/upgradeSteps.json';
import {required} from './parts';
import type {Context, Draft, Part, Phase, TextId} from './types';

/** A text that is the same for all targets, or several by the major from which on each of them holds. */
type Text = string | Readonly<Record<string, string>>;

/** An entry of `src/data/upgradeSteps.json`: where a step stands, and what it says. One without a phase is another text of a step. */
export type Entry = {
  readonly phase?: Phase;
  /** The platform without which the step doesn't matter, if that isn't its phase. */
  readonly platform?: 'ios' | 'android';
  /** Whether every checklist considers the step, whatever changed between the majors. */
  readonly always?: boolean;
  /** Whether the step is for plugins, too, or for them alone. */
  readonly projects?: 'all' | 'plugins';
  readonly title: Text;
  readonly why?: Text;
  readonly todo?: Text;
  readonly commands?: readonly string[];
  readonly check?: Text;
  readonly isOptional?: boolean;
};

export const ENTRIES = DATA as Readonly<Record<TextId, Entry>>;

/**
 * Returns a step with the texts of an entry, and with what else a builder has for a project. In the texts, `{from}`, `{to}`, the
 * name of a requirement and the names among the part's `values` stand for their values.
 */
export function draftOf(id: TextId, {text = id, values, ...part}: Part, context: Context): Draft {
  const {from, to} = context;
  const known: Readonly<Record<string, string | number>> = {from, to, ...values};
  const filled = (raw: Text): string =>
    textFor(raw, to).replace(/\{(\w+)\}/g, (_mark, name: string) =>
      String(known[name] ?? required(context, name)),
    );
  const {title, why = '', todo, commands, check, isOptional} = ENTRIES[text];
  return {
    title: filled(title),
    why: filled(why),
    todo: todo && filled(todo),
    commands: commands?.map(filled),
    check: check && filled(check),
    isOptional,
    ...part,
  };
}

function textFor(text: Text, to: number): string {
  if (typeof text === 'string') return text;
  return Object.entries(text).findLast(([major]) => Number(major) <= to)?.[1] ?? '';
}
