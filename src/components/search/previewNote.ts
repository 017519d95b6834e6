/** What `npm start` says beside results; nothing in a built site. */
export const PREVIEW_NOTE =
  process.env.NODE_ENV === 'development'
    ? 'Preview: these are the pages of the last npm run build.'
    : undefined;
