/** Runs `worker.ts` in this thread, with the loader that Docusaurus itself uses. */
const path = require('node:path');
const {loadFreshModule} = require('@docusaurus/utils');

const module_ = loadFreshModule(path.join(__dirname, 'worker.ts'));

for (const name of ['loadSite', 'open', 'compile']) {
  exports[name] = async (task) => (await module_)[name](task);
}
