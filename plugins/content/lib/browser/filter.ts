/** In milliseconds: browsers limit how often the address may change, so it changes when typing pauses. */
const PAUSE = 300;

/** Takes over the field and the buttons in `box`, as `filterControls.ts` makes them, if they are there. */
export function filterIn(box: Element | null) {
  const field = box?.querySelector('input');
  if (!box || !field) return undefined;
  const toggles = [...box.querySelectorAll<HTMLButtonElement>('[aria-pressed]')];
  const isPressed = (toggle: Element): boolean => toggle.getAttribute('aria-pressed') === 'true';
  const press = (toggle: Element, isOn: boolean): void => toggle.setAttribute('aria-pressed', String(isOn));
  return {
    field,
    toggles,
    isPressed,
    chosen: () => toggles.filter(isPressed).map(({value}) => value),
    choose: (values: readonly string[]) =>
      toggles.forEach((toggle) => press(toggle, values.includes(toggle.value))),
    /** `onType` gets how long the address may wait for more letters. The Escape key empties the field. */
    listen(onType: (pause: number) => void, onChoice: () => void) {
      field.oninput = () => onType(PAUSE);
      field.onkeydown = (event) => {
        if (event.key !== 'Escape' || !field.value || event.isComposing) return;
        event.preventDefault();
        field.value = '';
        onType(0);
      };
      for (const toggle of toggles) {
        toggle.onclick = () => {
          press(toggle, !isPressed(toggle));
          onChoice();
        };
      }
    },
  };
}

/** Returns whether a text has all the words of a query, in any order. */
export function hasWords(text: string, query: string): boolean {
  const all = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** Shows a text in a line that screen readers announce when it changes. */
export function say(line: Element, text: string): void {
  if (line.textContent !== text) line.textContent = text;
}

/** Returns the query string `search` with other values. Lists keep their commas, and empty values are left out. */
export function searchWith(values: Readonly<Record<string, string>>, search = ''): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    query.delete(name);
    if (value) query.append(name, value);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** Returns a function that puts the query string into the page's address after a pause. */
export function addressKeeper(currentSearch: () => string): (pause: number) => void {
  let timer: number | undefined;
  return (pause) => {
    const {pathname} = location;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // The address may already belong to the page that the reader is leaving for.
      if (location.pathname !== pathname) return;
      history.replaceState(history.state, '', pathname + currentSearch() + location.hash);
    }, pause);
  };
}
