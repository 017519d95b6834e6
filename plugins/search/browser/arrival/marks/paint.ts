const NAME = 'search';
const CLASS = 'search-mark';

/**
 * Marks the ranges, and returns what removes the marks: with the CSS Custom Highlight API, which leaves the
 * article as it is, or with `<mark>` elements in browsers that do not have it.
 */
export function paint(ranges: readonly Range[]): () => void {
  return 'highlights' in CSS ? highlight(ranges) : wrap(ranges);
}

function highlight(ranges: readonly Range[]): () => void {
  CSS.highlights.set(NAME, new Highlight(...ranges));
  // Browsers compute a highlight's style for all elements that a rule of it matches: without marks, for none.
  document.documentElement.dataset.searchMarks = '';
  return () => {
    CSS.highlights.delete(NAME);
    delete document.documentElement.dataset.searchMarks;
  };
}

/** From the last to the first, so that the ranges before keep their places in the text. */
function wrap(ranges: readonly Range[]): () => void {
  const marks = ranges.toReversed().map((range) => {
    const mark = document.createElement('mark');
    mark.className = CLASS;
    range.surroundContents(mark);
    return mark;
  });
  return () => {
    for (const mark of marks) {
      const parent = mark.parentNode;
      mark.replaceWith(...mark.childNodes);
      parent?.normalize();
    }
  };
}
