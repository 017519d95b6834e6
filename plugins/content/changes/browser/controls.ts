import type {Choices, Query} from './query';

/** The controls above the list of changes. */
export type Controls = {
  readonly choices: Choices;
  readonly read: () => Query;
  readonly write: (query: Query) => void;
  /** Shows a message in the status line, which screen readers announce. */
  readonly say: (message: string) => void;
  /** Shows how many changes of each kind there are. Kinds without any can't be chosen. */
  readonly count: (byKind: ReadonlyMap<string, number>) => void;
  /** Shows a sentence with a button below the controls, or nothing. */
  readonly note: (sentence?: string, action?: string, onAction?: () => void) => void;
  readonly focusField: () => void;
  readonly listen: (handlers: {
    /** The reader chose a version, a package or a kind of change. */
    readonly onChoice: () => void;
    readonly onType: () => void;
    /** The reader emptied the field with the Escape key. */
    readonly onClear: () => void;
  }) => void;
};

/** Finds the controls in `box`, as `renderComparison` makes them. Throws if one is missing. */
export function controlsIn(box: HTMLElement): Controls {
  const one = <T extends Element>(selector: string): T => {
    const found = box.querySelector<T>(selector);
    if (!found) throw new Error(`The comparison has no ${selector}.`);
    return found;
  };
  const [from, to, packages] = ['Older version', 'Newer version', 'Package'].map((name) =>
    one<HTMLSelectElement>(`select[aria-label="${name}"]`),
  ) as [HTMLSelectElement, HTMLSelectElement, HTMLSelectElement];
  const field = one<HTMLInputElement>('input');
  const status = one<HTMLElement>('[role=status]');
  const notice = one<HTMLElement>('.plugin-none');
  const [sentence, button] = [one<HTMLElement>('.plugin-none p'), one<HTMLElement>('.plugin-none button')];
  const toggles = [...box.querySelectorAll<HTMLButtonElement>('[aria-pressed]')];
  const valuesOf = (menu: HTMLSelectElement): string[] => [...menu.options].map(({value}) => value);
  const press = (isPressed: (toggle: HTMLButtonElement) => boolean): void =>
    toggles.forEach((toggle) => toggle.setAttribute('aria-pressed', String(isPressed(toggle))));
  const isPressed = (toggle: HTMLButtonElement): boolean => toggle.getAttribute('aria-pressed') === 'true';
  return {
    choices: {
      versions: [...new Set([...valuesOf(to), ...valuesOf(from)])],
      packages: valuesOf(packages),
      kinds: toggles.map(({value}) => value),
    },
    read: () => ({
      from: from.value,
      to: to.value,
      package: packages.value,
      kinds: toggles.filter(isPressed).map(({value}) => value),
      text: field.value,
    }),
    write(query) {
      [from.value, to.value, packages.value] = [query.from, query.to, query.package];
      // The reader may be typing a space.
      if (field.value.trim() !== query.text) field.value = query.text;
      press(({value}) => query.kinds.includes(value));
    },
    say(message) {
      if (status.textContent !== message) status.textContent = message;
    },
    count(byKind) {
      for (const toggle of toggles) {
        const count = byKind.get(toggle.value) ?? 0;
        if (toggle.lastElementChild) toggle.lastElementChild.textContent = String(count);
        // A pressed one can still be released.
        toggle.disabled = count === 0 && !isPressed(toggle);
      }
    },
    note(text, action = '', onAction) {
      notice.hidden = text === undefined;
      if (text === undefined) return;
      sentence.textContent = text;
      button.textContent = action;
      button.onclick = () => onAction?.();
    },
    focusField: () => field.focus(),
    listen({onChoice, onType, onClear}) {
      for (const menu of [from, to, packages]) menu.onchange = onChoice;
      field.oninput = onType;
      field.onkeydown = (event) => {
        if (event.key !== 'Escape' || !field.value || event.isComposing) return;
        event.preventDefault();
        field.value = '';
        onClear();
      };
      for (const toggle of toggles) {
        toggle.onclick = () => {
          toggle.setAttribute('aria-pressed', String(!isPressed(toggle)));
          onChoice();
        };
      }
    },
  };
}
