const fs = require('node:fs');
const path = require('node:path');

/**
 * A bundler loader for pages that contain `::plugin-index`. It makes the pages next to them dependencies, because the
 * index shows their titles.
 */
module.exports = function (source) {
  if (source.includes('::plugin-index')) {
    this.addContextDependency(this.context);
    for (const name of fs.readdirSync(this.context)) {
      if (/\.mdx?$/.test(name)) this.addDependency(path.join(this.context, name));
    }
  }
  return source;
};
