/** The anchor of the checklist. */
export const CHECKLIST = 'checklist';

/**
 * Adds the checklist to the page's contents lists, which only know the headings of the page's source. Returns a function
 * that takes it out again.
 */
export function addToContents(): () => void {
  const undo = [...document.querySelectorAll('ul.table-of-contents')].map((list) => {
    const own = [...list.children];
    // What marks the section that a reader is in looks for the links anew when those that it knows are gone.
    list.replaceChildren(entry(), ...own.map((item) => item.cloneNode(true)));
    return () => {
      list.replaceChildren(...own);
    };
  });
  // The mark is placed anew when the page's layout changes, as it just has.
  window.dispatchEvent(new Event('resize'));
  return () => {
    undo.forEach((restore) => {
      restore();
    });
  };
}

function entry(): Element {
  const [item, link] = [document.createElement('li'), document.createElement('a')];
  link.className = 'table-of-contents__link';
  link.href = `#${CHECKLIST}`;
  link.textContent = 'Checklist';
  item.append(link);
  return item;
}
