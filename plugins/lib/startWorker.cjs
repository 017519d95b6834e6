/** Runs the TypeScript module in this thread's first argument, with the loader that Docusaurus itself uses. */
const {loadFreshModule} = require('@docusaurus/utils');

// If the module throws, the rejection is unhandled here and reaches the parent thread as an `error` event.
void loadFreshModule(process.argv[2]);
