/** Runs the TypeScript module that is this thread's argument, with the loader that Docusaurus uses itself. */
const {loadFreshModule} = require('@docusaurus/utils');

// A failure is an unhandled rejection here, and an 'error' of the worker for who started it.
void loadFreshModule(process.argv[2]);
