import {whenShown} from '../../../lib/browser/shownArticle';
import {openComparison} from './openComparison';

whenShown(openComparison);
