/**
 * Runs the TypeScript module in this thread's first argument, with the loader that Docusaurus itself uses and with the
 * priority in the second argument.
 */
const fs = require('node:fs');
const os = require('node:os');
const {loadFreshModule} = require('@docusaurus/utils');

const [, , file, priority] = process.argv;
// On Linux, each thread has its own priority, and `os.setPriority` accepts thread IDs.
if (process.platform === 'linux') {
  os.setPriority(Number(fs.readlinkSync('/proc/thread-self').split('/').pop()), Number(priority));
}

// If the module throws, the rejection is unhandled here and reaches the parent thread as an `error` event.
void loadFreshModule(file);
