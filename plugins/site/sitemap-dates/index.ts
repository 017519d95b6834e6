import fs from 'node:fs/promises';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/**
 * Returns the VCS configuration that provides each page's last change for the sitemap. It wraps Docusaurus's Git
 * reader, which only recognizes absolute paths, although the sitemap passes paths relative to the site, and which fails
 * the build outside a Git work tree. For a file that Git doesn't track, it returns the modification time.
 */
export function lastChange(siteDir: string, git: VcsConfig = getVcsPreset('default-v2')): VcsConfig {
  return {
    initialize: (params) => git.initialize(params),
    getFileCreationInfo: (file) => known(file, (target) => git.getFileCreationInfo(target)),
    getFileLastUpdateInfo: (file) => known(file, (target) => git.getFileLastUpdateInfo(target)),
  };

  async function known(file: string, ask: (target: string) => Info): Info {
    const target = path.resolve(siteDir, file);
    return (await askGit(() => ask(target))) ?? {timestamp: (await fs.stat(target)).mtimeMs, author: ''};
  }
}

type Info = ReturnType<VcsConfig['getFileLastUpdateInfo']>;

/** Returns null if Git throws, which it does for every file if Git or the work tree is missing. */
async function askGit(ask: () => Info): Info {
  try {
    return await ask();
  } catch {
    return null;
  }
}
