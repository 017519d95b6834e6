/** Runs the TypeScript module that is this thread's first argument, with the loader that Docusaurus uses itself. */
const fs = require('node:fs');
const os = require('node:os');
const {loadFreshModule} = require('@docusaurus/utils');

const [, , file, priority] = process.argv;
// Linux knows priorities of threads, and calls them by numbers like those of processes.
if (priority && process.platform === 'linux') {
  os.setPriority(Number(fs.readlinkSync('/proc/thread-self').split('/').pop()), Number(priority));
}

// A failure is an unhandled rejection here, and an 'error' of the worker for who started it.
void loadFreshModule(file);
