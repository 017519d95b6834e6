/** Starts worker.ts in its thread, with the loader for TypeScript that Docusaurus uses itself. */
const path = require('node:path');
const {loadFreshModule} = require('@docusaurus/utils');

// A failure is an unhandled rejection here, and an 'error' of the worker for who started it.
void loadFreshModule(path.join(__dirname, 'worker.ts'));
