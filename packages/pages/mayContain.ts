import type {VFile} from 'vfile';

/**
 * Returns whether the page's source contains one of `marks`, or true if the file has no source. Call this before
 * walking the page's tree: most pages don't have a given directive, and a walk costs far more.
 */
export function mayContain(file: VFile, marks: readonly string[]): boolean {
  if (file.value === undefined) return true;
  const source = String(file);
  return marks.some((mark) => source.includes(mark));
}
