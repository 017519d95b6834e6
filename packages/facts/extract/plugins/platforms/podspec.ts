/**
 * Returns the iOS version that a podspec requires, such as `15.0`, from `s.ios.deployment_target = '15.0'` or
 * `s.platform = :ios, 15.0`. Returns nothing if it names none.
 */
export function podspecDeploymentTarget(text: string): string | undefined {
  const code = text.replace(/^\s*#.*$/gm, '');
  const target = /\.ios\.deployment_target\s*=\s*['"]([\d.]+)['"]/.exec(code);
  return (target ?? /\.platform\s*=\s*:ios\s*,\s*['"]?([\d.]+)/.exec(code))?.[1];
}
