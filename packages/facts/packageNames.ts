const SCOPE = '@capacitor/';

/** Returns a package's name on pages: `camera` for `@capacitor/camera`, the full name for any other. */
function shortName(name: string): string {
  return name.startsWith(SCOPE) ? name.slice(SCOPE.length) : name;
}

/** Returns the name of a package's page: `camera` for `@capacitor/camera`, `acme-camera` for `@acme/camera`. */
export function slugOf(name: string): string {
  return shortName(name).replace(/^@/, '').replace('/', '-');
}
