import type {Requirements} from '../../pages/requirements';
import type {DocPage} from '../types';

/**
 * Returns the docs versions whose packages may have the names on a page: the page's own version and, for an upgrade
 * guide (`updating/5-0.md`, `updating/plugins/8-0.md`), all versions up to the major that it leads to.
 */
export function versionsFor(
  {path, version}: Pick<DocPage, 'path' | 'version'>,
  requirements: Requirements,
): string[] {
  if (!path.startsWith('updating/')) return [version];
  const majors = requirements.major?.values ?? {};
  const target = Number(/\/(\d+)-\d+\.mdx?$/.exec(path)?.[1] ?? majors[version]);
  return Object.keys(majors).filter((name) => Number(majors[name]) <= target);
}
