import {checkVersion} from './checkVersion';
import {contextOf, ruleKeys, versionTask} from './checkSite';

type Job = {readonly version: string; readonly files: readonly string[]; readonly siteDir: string};

/** Checks the docs version that the parent process requests, and sends the result back. */
process.once('message', (message) => {
  const {version, files, siteDir} = message as Job;
  const task = versionTask(version, files, siteDir, ruleKeys(siteDir));
  void checkVersion(task, contextOf(siteDir)).then((result) => {
    task.store.save();
    process.send?.(result, () => process.disconnect());
  });
});
