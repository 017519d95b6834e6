/** How many pages the results page lists at once. */
export const PAGE_SIZE = 10;
