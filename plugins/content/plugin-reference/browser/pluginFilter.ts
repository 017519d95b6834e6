/**
 * The script below the plugin index, which makes the controls above it filter its cards, and applies the filters in the
 * address (`?platform=ios,web&q=cam`). Running it again applies the address again.
 */
export function main(): void {
  const index = document.querySelector<HTMLElement>('.plugin-index');
  const field = index?.querySelector('input');
  const count = index?.querySelector('[role=status]');
  const none = index?.querySelector<HTMLElement>('.plugin-none');
  const search = none?.querySelector<HTMLAnchorElement>('a:last-of-type');
  if (!index || !field || !count || !none || !search) return;
  const cards = [...index.querySelectorAll('li')];
  const toggles = [...index.querySelectorAll<HTMLButtonElement>('[aria-pressed]')];
  let pathname: string;
  let timer: number | undefined;

  const press = (isPressed: (toggle: HTMLButtonElement) => boolean): void =>
    toggles.forEach((toggle) => toggle.setAttribute('aria-pressed', String(isPressed(toggle))));
  const isPressed = (toggle: HTMLButtonElement): boolean => toggle.getAttribute('aria-pressed') === 'true';
  const chosen = (): string[] => toggles.filter(isPressed).map(({value}) => value);

  const show = (): void => {
    const words = field.value.toLowerCase().split(/\s+/);
    const platforms = chosen();
    const shown = cards.filter((card) => {
      const {names, platforms: supported} = card.dataset;
      const parts = [...card.querySelectorAll('p')].map((part) => part.textContent);
      const text = [names, ...parts].join(' ').toLowerCase();
      const fits =
        words.every((word) => text.includes(word)) &&
        platforms.every((platform) => supported?.includes(platform));
      card.toggleAttribute('data-out', !fits);
      return fits;
    }).length;
    const all = `${cards.length} plugins`;
    const message = shown < cards.length ? `${shown} of ${all}` : all;
    if (count.textContent !== message) count.textContent = message;
    none.hidden = shown > 0;
    const folder = document.querySelector<HTMLLinkElement>('link[rel=search]')?.href ?? document.baseURI;
    search.href = `${new URL('search', folder).href}?${new URLSearchParams({q: field.value.trim()}).toString()}`;
  };

  const save = (): void => {
    clearTimeout(timer);
    // The address may already belong to the page that the reader is leaving for.
    if (location.pathname !== pathname) return;
    const query = new URLSearchParams(location.search);
    for (const [name, value] of [
      ['platform', chosen().join()],
      ['q', field.value.trim()],
    ] as const) {
      query.delete(name);
      if (value) query.append(name, value);
    }
    const search = query.toString().replaceAll('%2C', ',');
    history.replaceState(history.state, '', pathname + (search && `?${search}`) + location.hash);
  };

  /** Browsers limit how often the address may change, so it changes when typing pauses. */
  const update = (delay: number): void => {
    show();
    pathname = location.pathname;
    clearTimeout(timer);
    timer = window.setTimeout(save, delay);
  };

  index.oninput = () => update(300);
  index.onchange = save;
  index.onkeydown = (event) => {
    if (event.key !== 'Escape' || event.target !== field || !field.value || event.isComposing) return;
    event.preventDefault();
    field.value = '';
    update(0);
  };
  index.onclick = ({target}) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (button.value) {
      press((toggle) => isPressed(toggle) !== (toggle === button));
    } else {
      press(() => false);
      field.value = '';
      field.focus();
    }
    update(0);
  };

  const query = new URLSearchParams(location.search);
  const wanted = query.get('platform')?.split(',');
  press(({value}) => wanted?.includes(value) === true);
  field.value = query.get('q') ?? '';
  show();
}
