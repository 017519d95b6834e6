import fs from 'node:fs/promises';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {getVcsPreset} from '@docusaurus/utils';

/**
 * Returns how the build learns when a page changed last, which the sitemap tells. It is Docusaurus's own
 * reader of Git, made to answer for every page: that one knows files by absolute path only while the
 * sitemap asks with paths relative to the site, and outside a Git work tree it stops the build. A file
 * that Git does not know changed when it was last written.
 */
export function lastChange(siteDir: string, git: VcsConfig = getVcsPreset('default-v2')): VcsConfig {
  return {
    initialize: (params) => git.initialize(params),
    getFileCreationInfo: (file) => git.getFileCreationInfo(path.resolve(siteDir, file)),
    async getFileLastUpdateInfo(file) {
      const target = path.resolve(siteDir, file);
      const known = await askGit(git, target);
      return known ?? {timestamp: (await fs.stat(target)).mtimeMs, author: ''};
    },
  };
}

/** Git throws for every file alike when there is no work tree or no Git: then it knows no file. */
async function askGit(git: VcsConfig, file: string): ReturnType<VcsConfig['getFileLastUpdateInfo']> {
  try {
    return await git.getFileLastUpdateInfo(file);
  } catch {
    return null;
  }
}
