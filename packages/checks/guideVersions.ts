import type {Requirements} from '../pages/requirements';
import type {DocPage} from './types';

type Place = Pick<DocPage, 'path' | 'version'>;

/** Returns the major that an upgrade guide (`updating/5-0.md`, `updating/plugins/8-0.md`) leads to. */
function targetMajor({path}: Place): string | undefined {
  return /^updating\/(?:[\w-]+\/)?(\d+)-\d+\.mdx?$/.exec(path)?.[1];
}

/**
 * Returns the docs versions whose packages may have the names on a page: the page's own version and, for an upgrade
 * guide, all versions up to the major that it leads to.
 */
export function versionsFor(page: Place, {major}: Requirements): string[] {
  if (!page.path.startsWith('updating/')) return [page.version];
  const majors = major?.values ?? {};
  const target = Number(targetMajor(page) ?? majors[page.version]);
  return Object.keys(majors).filter((name) => Number(majors[name]) <= target);
}

/** Returns the docs version whose packages a page is about: its own or, for an upgrade guide, the one that it leads to. */
export function versionSpokenOf(page: Place, {major}: Requirements): string {
  const target = targetMajor(page);
  const [version] = Object.entries(major?.values ?? {}).find(([, number]) => number === target) ?? [];
  return version ?? page.version;
}
