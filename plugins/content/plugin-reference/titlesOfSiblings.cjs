const fs = require('node:fs');
const path = require('node:path');

/**
 * Bundler loader for pages: has one with `::plugin-index` compiled again when a page beside it changes, as the table
 * shows the titles of those.
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
