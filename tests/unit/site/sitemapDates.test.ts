import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {lastChange} from '@site/plugins/site/sitemap-dates';

const COMMITTED = {timestamp: Date.UTC(2024, 4, 1), author: 'A writer'};

function gitKnowing(file: string): VcsConfig {
  const answer: VcsConfig['getFileLastUpdateInfo'] = (asked) =>
    Promise.resolve(asked === file ? COMMITTED : null);
  return {initialize: () => {}, getFileCreationInfo: answer, getFileLastUpdateInfo: answer};
}

const noGit: VcsConfig = {
  initialize: () => {},
  getFileCreationInfo: () => Promise.reject(new Error('outside any Git worktree')),
  getFileLastUpdateInfo: () => Promise.reject(new Error('outside any Git worktree')),
};

describe('the time of a page’s last change', () => {
  const written = new Date('2023-02-03T04:05:06Z');
  let siteDir = '';

  beforeAll(async () => {
    siteDir = await fs.mkdtemp(path.join(os.tmpdir(), 'last-change-'));
    await fs.writeFile(path.join(siteDir, 'page.md'), 'Text.');
    await fs.utimes(path.join(siteDir, 'page.md'), written, written);
  });

  afterAll(() => fs.rm(siteDir, {recursive: true}));

  it('is that of the commit, by relative and by absolute path', async () => {
    const file = path.join(siteDir, 'page.md');
    const {getFileLastUpdateInfo, getFileCreationInfo} = lastChange(siteDir, gitKnowing(file));
    await expect(getFileLastUpdateInfo('page.md')).resolves.toEqual(COMMITTED);
    await expect(getFileLastUpdateInfo(file)).resolves.toEqual(COMMITTED);
    await expect(getFileCreationInfo('page.md')).resolves.toEqual(COMMITTED);
  });

  it.each([
    ['Git does not know the page', gitKnowing('/elsewhere')],
    ['there is no Git', noGit],
  ])('is that of the file when %s', async (_case, git) => {
    const info = await lastChange(siteDir, git).getFileLastUpdateInfo('page.md');
    expect(info?.timestamp).toBe(written.getTime());
  });

  it('is not guessed for a file that does not exist', async () => {
    await expect(lastChange(siteDir, noGit).getFileLastUpdateInfo('missing.md')).rejects.toThrow('ENOENT');
  });
});
