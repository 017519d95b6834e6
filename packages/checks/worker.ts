import {checkVersion} from './checkVersion';
import {contextOf, ruleKeys, versionTask} from './checkSite';

type Job = {readonly version: string; readonly files: readonly string[]; readonly siteDir: string};

let keys: ReadonlyMap<string, string> | undefined;

/** Checks each docs version that the parent process requests, and sends the result back. */
process.on('message', (message) => {
  const {version, files, siteDir} = message as Job;
  keys ??= ruleKeys(siteDir);
  const task = versionTask(version, files, siteDir, keys);
  void checkVersion(task, contextOf(siteDir)).then((result) => {
    task.store.save();
    process.send?.(result);
  });
});
