import {showFailure} from '../../../lib/browser/failure';
import {whenShown, type ShownArticle} from '../../../lib/browser/shownArticle';

whenShown(openLookup);
whenShown(openErrorField);

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
      showFailure(error, 'The field for messages did not load. The list has all of them.', () =>
        openLookup(article),
      );
    });
}

/** Starts the field for an error on the landing pages. */
function openErrorField(): void {
  const box = document.querySelector('.error-field');
  if (!box) return;
  import('./errorField')
    .then(({watchErrorField}) => {
      watchErrorField(box);
    })
    .catch((error: unknown) => {
      showFailure(
        error,
        'The field for errors did not load. The page of errors has it, too.',
        openErrorField,
      );
    });
}
