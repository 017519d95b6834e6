import {whenShown} from '../../../lib/browser/shownArticle';
import {markArrival} from './arrivalMarks';

whenShown(({pathname, hash, samePage}) => void markArrival(pathname, hash, samePage));
