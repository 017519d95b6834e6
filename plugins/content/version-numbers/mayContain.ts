import type {VFile} from 'vfile';

/**
 * Returns whether the page's source has one of `marks`, true if the file came without source. To be asked
 * before a walk over the page's tree: most pages have no given directive, and the walk costs far more.
 */
export function mayContain(file: VFile, marks: readonly string[]): boolean {
  if (file.value === undefined) return true;
  const source = String(file);
  return marks.some((mark) => source.includes(mark));
}
