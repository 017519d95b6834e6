import {searchUrl} from '../../../lib/browser/searchUrl';
import {addressKeeper, filterIn, hasWords, say, searchWith} from '../../lib/browser/filter';

/**
 * The script below the plugin index, which makes the controls above it filter its cards, and applies the filters in the
 * address (`?platform=ios,web&q=cam`). Running it again applies the address again.
 */
export function main(): void {
  const index = document.querySelector('.plugin-index');
  const filter = filterIn(index);
  const count = index?.querySelector('[role=status]');
  const none = index?.querySelector<HTMLElement>('.plugin-none');
  const search = none?.querySelector<HTMLAnchorElement>('a:last-of-type');
  const clear = none?.querySelector('button');
  if (!index || !filter || !count || !none || !search || !clear) return;
  const {field, choose, chosen} = filter;
  const cards = [...index.querySelectorAll('li')];

  const show = (): void => {
    const platforms = chosen();
    const shown = cards.filter((card) => {
      const {names, platforms: supported} = card.dataset;
      const parts = [...card.querySelectorAll('p')].map((part) => part.textContent);
      const fits =
        hasWords([names, ...parts].join(' '), field.value) &&
        platforms.every((platform) => supported?.includes(platform));
      card.toggleAttribute('data-out', !fits);
      return fits;
    }).length;
    const all = `${cards.length} plugins`;
    say(count, shown < cards.length ? `${shown} of ${all}` : all);
    none.hidden = shown > 0;
    search.href = searchUrl(field.value.trim());
  };

  const save = addressKeeper(() =>
    searchWith({platform: chosen().join(), q: field.value.trim()}, location.search),
  );
  const update = (pause = 0): void => {
    show();
    save(pause);
  };

  filter.listen(update, update);
  field.onchange = () => save(0);
  clear.onclick = () => {
    choose([]);
    field.value = '';
    field.focus();
    update();
  };

  const query = new URLSearchParams(location.search);
  choose(query.get('platform')?.split(',') ?? []);
  field.value = query.get('q') ?? '';
  show();
}
