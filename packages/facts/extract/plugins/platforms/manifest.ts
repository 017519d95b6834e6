/** Returns the full names of the permissions that an `AndroidManifest.xml` requests, in source order. */
export function manifestPermissions(text: string): string[] {
  const elements = text.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<uses-permission(?:-sdk-23)?\s([^>]*)>/g);
  return [...elements].flatMap(([, attributes = '']) => {
    const name = /\bandroid:name\s*=\s*["']([^"']+)["']/.exec(attributes)?.[1];
    return name === undefined || /\btools:node\s*=\s*["']remove["']/.test(attributes) ? [] : [name];
  });
}
