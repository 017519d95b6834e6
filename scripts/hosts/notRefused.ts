/**
 * What follows a media type in the header `Accept`, as a regular expression's source: anything but the quality 0, which
 * refuses the type.
 */
export const NOT_REFUSED = String.raw`(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`;
