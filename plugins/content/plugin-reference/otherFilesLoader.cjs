const fs = require('node:fs');
const path = require('node:path');

/**
 * A bundler loader for pages that show what is in other files. It makes the pages next to `::plugin-index` dependencies,
 * because the index shows their titles, for `::error-lookup` all pages below, because it lists the messages in their
 * tables, and for `::plugin-api` the file with the samples of the methods.
 */
module.exports = function (source) {
  const hasLookup = source.includes('::error-lookup');
  if (hasLookup || source.includes('::plugin-index')) {
    this.addContextDependency(this.context);
    for (const name of fs.readdirSync(this.context, {recursive: hasLookup})) {
      if (/\.mdx?$/.test(name)) this.addDependency(path.join(this.context, name));
    }
  }
  if (source.includes('::plugin-api')) {
    const samples = path.join(this.context, `_${path.basename(this.resourcePath)}`);
    if (fs.existsSync(samples)) this.addDependency(samples);
    else this.addMissingDependency(samples);
  }
  return source;
};
