import {showFailure} from '../../../lib/browser/failure';
import {whenShown, type ShownArticle} from '../../../lib/browser/shownArticle';

whenShown(openLookup);

/** The field that works now, and what ends it. */
let open: {readonly lookup: HTMLElement; readonly end: () => void} | undefined;

/** Starts the field and the rows of the list of errors, on the pages that have one, and ends the field of the page before. */
function openLookup(article: ShownArticle): void {
  const lookup = document.querySelector<HTMLElement>('.error-lookup');
  if (open?.lookup !== lookup) {
    open?.end();
    open = undefined;
  }
  if (!lookup) return;
  import('./startList')
    .then(({lookUpErrors, openRowOf}) => {
      if (!lookup.isConnected) return;
      open ??= {lookup, end: lookUpErrors(lookup)};
      return openRowOf(article.hash);
    })
    .catch((error: unknown) => {
      console.warn(error);
      showFailure('The field for messages did not load. The list has all of them.', () =>
        openLookup(article),
      );
    });
}
