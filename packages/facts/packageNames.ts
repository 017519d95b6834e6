/** Returns the name of a package's page: `camera` for `@capacitor/camera`, `acme-camera` for `@acme/camera`. */
export function slugOf(name: string): string {
  return name.replace(/^@(?:capacitor\/)?/, '').replace('/', '-');
}
