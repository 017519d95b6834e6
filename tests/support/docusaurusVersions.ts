/** What is declared, locked and imported, limited to Docusaurus's packages. */
export type DocusaurusUse = {
  /** Ranges in package.json by package name; development dependencies count too. */
  readonly declared: Readonly<Record<string, string>>;
  /** Versions of the installed packages by their place: `node_modules/@docusaurus/core`. */
  readonly installed: Readonly<Record<string, string>>;
  /** Names of the packages that our own code imports. */
  readonly imported: readonly string[];
};

const NAME = /^@docusaurus\//;
const PLACE = /(?:^|\/)node_modules\/(@docusaurus\/[^/]+)$/;
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * Returns a sentence for each problem with the versions of the `@docusaurus/*` packages. They keep React contexts in
 * module scope, so if two versions of a package are installed, a page reads a context that has no provider.
 */
export function docusaurusProblems({declared, installed, imported}: DocusaurusUse): string[] {
  const wanted = declared['@docusaurus/core'];
  if (wanted === undefined) return ['package.json lacks @docusaurus/core.'];
  const fix = `Write "${wanted}", the version of @docusaurus/core, in package.json and run npm install.`;
  const ranges = Object.entries(declared).filter(([name]) => NAME.test(name));
  const copies = Object.entries(installed).flatMap(([place, version]) => {
    const name = PLACE.exec(place)?.[1];
    return name === undefined ? [] : [{name, place, version}];
  });
  return [
    ...ranges
      .filter(([, range]) => range !== wanted || !EXACT.test(range))
      .map(([name, range]) => `package.json asks for ${name} "${range}". ${fix}`),
    ...[...new Set(imported)]
      .filter((name) => !Object.hasOwn(declared, name))
      .sort()
      .map((name) => `Our code imports ${name}, which package.json lacks. Add it. ${fix}`),
    ...copies
      .filter(({version}) => version !== wanted)
      .map(({name, place, version}) => {
        const missing = Object.hasOwn(declared, name) ? '' : ` Add ${name} to package.json.`;
        return `${place} is ${version}, and @docusaurus/core is ${wanted}.${missing} ${fix}`;
      }),
  ];
}
