import {deepest, filesAround, folderOf, isIn} from './folders';
import type {Manifest, Read} from './project';
import {isApp} from './read/manifest';

/** An app or a plugin: its folder, and the `package.json` with its packages of Capacitor. */
export type Root = {readonly folder: string; readonly manifest: Read<Manifest>};

/** What only native projects have, below the folder of the app. */
const NATIVE =
  /^(?:(.*)\/)?(?:android\/(?:app\/build\.gradle(?:\.kts)?|variables\.gradle(?:\.kts)?)|ios\/App\/.+)$/;
const CONFIG = /^(?:(.*)\/)?capacitor\.config\.(?:json|[cm]?[jt]s)$/;
/** A copy that the platform Electron has of the app. */
const COPY = /(?:^|\/)electron(?:\/|$)/;

/**
 * Returns the apps and plugins among files, those with the shortest paths first. An app is where a configuration or native
 * projects are: in Quasar a folder below the web app, in Nx one without a `package.json`. A package that only depends on
 * Capacitor is an app if there is no other.
 */
export function rootsOf(paths: readonly string[], manifests: readonly Read<Manifest>[]): Root[] {
  const withPackages = manifests.filter(({content}) => isApp(content));
  const configured = foldersOf(paths, CONFIG);
  const native = foldersOf(paths, NATIVE).filter((folder) => deepest(folder, configured) === undefined);
  const homes = [...new Set([...configured, ...native])].filter((folder) => !COPY.test(folder));
  const apps = homes.flatMap((folder): Root[] => {
    const [manifest] = filesAround(withPackages, folder);
    return manifest ? [{folder, manifest}] : [];
  });
  const found = withPackages.filter((manifest) => !apps.some((app) => app.manifest === manifest));
  const others = found
    .filter(({path, content}) => content.isPlugin || !apps.some(({folder}) => isIn(folder, folderOf(path))))
    .filter(({content}) => content.isPlugin || apps.length === 0 || hasPlatform(content))
    .map((manifest) => ({folder: folderOf(manifest.path), manifest}));
  return [...apps, ...others].sort(
    (a, b) => a.folder.length - b.folder.length || (a.folder < b.folder ? -1 : 1),
  );
}

function hasPlatform({dependencies}: Manifest): boolean {
  return dependencies.has('@capacitor/ios') || dependencies.has('@capacitor/android');
}

function foldersOf(paths: readonly string[], pattern: RegExp): string[] {
  const found = paths.map((path) => pattern.exec(path));
  return [...new Set(found.flatMap((match) => (match ? [match[1] ?? ''] : [])))];
}
