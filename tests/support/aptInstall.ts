import {execFileSync} from 'node:child_process';

/**
 * Installs Debian packages with `apt-get`. Throws with `advice`, what to do instead, if that isn't possible.
 * `recommended` also installs what they recommend.
 */
export function aptInstall(packages: readonly string[], advice: string, {recommended = false} = {}): void {
  // Packages of servers would start them.
  const env = {...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive'};
  const options = recommended ? ['-y'] : ['-y', '--no-install-recommends'];
  try {
    execFileSync('apt-get', ['update'], {stdio: 'ignore'});
    execFileSync('apt-get', ['install', ...options, ...packages], {env, stdio: 'ignore'});
  } catch (error) {
    throw new Error(advice, {cause: error});
  }
}
