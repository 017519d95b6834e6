import {filterIn, say} from '../../lib/browser/filter';
import type {Choices, Query} from './query';

const MENUS = ['Older version', 'Newer version', 'Package'];

/** Finds the controls in `box`, as `renderComparison` makes them. Throws if one is missing. */
export function controlsIn(box: HTMLElement) {
  const one = <T extends Element>(selector: string): T => {
    const found = box.querySelector<T>(selector);
    if (!found) throw new Error(`The comparison has no ${selector}.`);
    return found;
  };
  const menus = MENUS.map((name) => one<HTMLSelectElement>(`select[aria-label="${name}"]`));
  const [from, to, packages] = menus as [HTMLSelectElement, HTMLSelectElement, HTMLSelectElement];
  const filter = filterIn(box);
  if (!filter) throw new Error('The comparison has no field.');
  const {field, toggles, isPressed, chosen, choose} = filter;
  const status = one('[role=status]');
  const notice = one<HTMLElement>('.plugin-none');
  const [sentence, button] = [one('.plugin-none p'), one<HTMLButtonElement>('.plugin-none button')];
  const valuesOf = (menu: HTMLSelectElement): string[] => [...menu.options].map(({value}) => value);
  const choices: Choices = {
    versions: [...new Set([...valuesOf(to), ...valuesOf(from)])],
    packages: valuesOf(packages),
    kinds: toggles.map(({value}) => value),
  };
  return {
    choices,
    read: (): Query => ({
      from: from.value,
      to: to.value,
      package: packages.value,
      kinds: chosen(),
      text: field.value,
    }),
    write(query: Query) {
      [from.value, to.value, packages.value] = [query.from, query.to, query.package];
      // The reader may be typing a space.
      if (field.value.trim() !== query.text) field.value = query.text;
      choose(query.kinds);
    },
    say: (message: string) => say(status, message),
    /** Shows how many changes of each kind there are. Kinds without any can't be chosen. */
    count(byKind: ReadonlyMap<string, number>) {
      for (const toggle of toggles) {
        const count = byKind.get(toggle.value) ?? 0;
        if (toggle.lastElementChild) toggle.lastElementChild.textContent = String(count);
        // A pressed one can still be released.
        toggle.disabled = count === 0 && !isPressed(toggle);
      }
    },
    /** Shows a sentence with a button below the controls, or nothing. */
    note(text?: string, action = '', onAction?: () => void) {
      notice.hidden = text === undefined;
      if (text === undefined) return;
      say(sentence, text);
      button.textContent = action;
      button.onclick = () => onAction?.();
    },
    focusField: () => field.focus(),
    listen(onType: (pause: number) => void, onChoice: () => void) {
      filter.listen(onType, onChoice);
      for (const menu of menus) menu.onchange = onChoice;
    },
  };
}
