/** The index's folder in the built site. It isn't `search`, because `/search` is the results page. */
export const INDEX_DIR = 'search-index';
