import {spawnSync} from 'node:child_process';
import {aptInstall} from './aptInstall';

/** Installs Java with `apt-get`, unless it is there. Throws with what to do if that isn't possible. */
export function installJava(): void {
  if (spawnSync('java', ['-version']).status === 0) return;
  aptInstall(
    ['default-jre-headless'],
    'Java is missing, and installing it with apt-get failed. Install Java 11 or newer, or run the tests as root on Debian.',
  );
}
