import {whenShown, type ShownArticle} from '../../../lib/browser/shownArticle';
import {takeArrival} from './arrival';
import type * as Marks from './marks';

let marks: typeof Marks | undefined;

/**
 * Highlights the words that a search result led to in the section at `hash`, and removes the highlights on any other page.
 * The highlighting code loads on first use.
 */
async function markArrival({pathname, hash, samePage}: ShownArticle): Promise<void> {
  const words = takeArrival(pathname);
  if (words.length === 0) {
    if (!samePage) marks?.clearMarks();
    return;
  }
  try {
    marks = await import('./marks');
    marks.showMarks(words, hash);
  } catch (error) {
    console.warn('The search words could not be highlighted.', error);
  }
}

whenShown((article) => void markArrival(article));
