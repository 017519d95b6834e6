/** Number of hits on each page of the results page. */
export const PAGE_SIZE = 10;
