/** The results page, for the hosted search and for our own. */
export {SearchPage as default} from '@site/plugins/search/browser/interface/SearchPage';
