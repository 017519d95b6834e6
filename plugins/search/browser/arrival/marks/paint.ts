const NAME = 'search';
const CLASS = 'search-mark';

/**
 * Highlights the ranges and returns a function that removes the highlights. Uses the CSS Custom Highlight API, which
 * doesn't change the article, or `<mark>` elements in browsers without that API.
 */
export function paint(ranges: readonly Range[]): () => void {
  return 'highlights' in CSS ? highlight(ranges) : wrap(ranges);
}

function highlight(ranges: readonly Range[]): () => void {
  CSS.highlights.set(NAME, new Highlight(...ranges));
  // Browsers compute a highlight's style for every element that its rule matches, so the rule only applies while there
  // are highlights.
  document.documentElement.dataset.searchMarks = '';
  return () => {
    CSS.highlights.delete(NAME);
    delete document.documentElement.dataset.searchMarks;
  };
}

/** Works from the last range to the first, so that earlier ranges keep their offsets. */
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
