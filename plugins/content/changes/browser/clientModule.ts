import {showFailure} from '../../../lib/browser/failure';
import {whenShown} from '../../../lib/browser/shownArticle';

whenShown(openComparison);

/** Starts the comparison of versions on the page that has one, or shows there what the address says. */
function openComparison(): void {
  const box = document.querySelector<HTMLElement>('.api-compare');
  if (!box) return;
  import('./compareVersions')
    .then(({compareVersions}) => compareVersions(box))
    .catch((error: unknown) => {
      showFailure(error, 'The controls of this list did not load. You can still read it.', openComparison);
    });
}
