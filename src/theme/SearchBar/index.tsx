/** The search box, for the hosted search and for our own. */
export {SearchOpener as default} from '@site/plugins/search/browser/interface/SearchOpener';
