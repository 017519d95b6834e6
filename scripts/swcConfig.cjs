/**
 * For `node --require`: makes Docusaurus load its configuration and our plugins with SWC instead of jiti's Babel. This
 * saves 3 s on the first build or preview of a clone, when no compiled files are cached.
 */
const {isMainThread} = require('node:worker_threads');

const file = require.resolve('jiti', {paths: [require.resolve('@docusaurus/utils')]});
const jiti = require(file);

/**
 * jiti calls this for each file (`JITIOptions.transform` in its types). Throws with the position of a syntax error.
 */
function transform({source, filename = ''}) {
  const {transformSync} = require('@swc/core');
  try {
    return transformSync(source, {
      filename,
      configFile: false,
      swcrc: false,
      jsc: {target: 'es2022', parser: {syntax: 'typescript', tsx: filename.endsWith('x')}},
      module: {type: 'commonjs'},
    });
  } catch (error) {
    // SWC's message has its own stack after the position.
    throw new Error(error.message.split('\nCaused by:')[0], {cause: error});
  }
}

require.cache[file].exports = (from, options) => jiti(from, {transform, ...options});

// SWC's native module stops its own threads when the last thread that loaded it ends. A worker thread that loads it at
// that moment crashes the process (SIGSEGV), so the main thread has it all the time.
if (isMainThread) require('@swc/core');
