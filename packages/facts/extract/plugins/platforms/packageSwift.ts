/**
 * Returns the iOS version that a `Package.swift` requires, such as `15.0`, from `.iOS(.v15)` or `.iOS("15.0")`.
 * Returns nothing if it names none.
 */
export function packageDeploymentTarget(text: string): string | undefined {
  const code = text.replace(/\/\/.*$/gm, '');
  const version = /\.iOS\s*\(\s*(?:\.v(\d+(?:_\d+)?)|"([\d.]+)")/.exec(code);
  const number = version?.[1]?.replace('_', '.') ?? version?.[2];
  return number?.includes('.') ? number : number && `${number}.0`;
}
