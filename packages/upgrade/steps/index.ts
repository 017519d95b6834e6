import {evaluate} from '../conditions';
import type {Change} from '../types';
import {appBuild} from './android/appBuild';
import {gradleVersions} from './android/gradleVersions';
import {javaPins} from './android/javaPins';
import {mainActivity} from './android/mainActivity';
import {manifest} from './android/manifest';
import {obsolete} from './android/obsolete';
import {permissions} from './android/permissions';
import {variables} from './android/variables';
import {api} from './apiNews';
import {code} from './code';
import {config} from './config';
import {gitignores} from './gitignore';
import {packages} from './install';
import {nativeCode} from './ios/nativeCode';
import {plist} from './ios/plist';
import {pods} from './ios/podfile';
import {targets} from './ios/target';
import {keep} from './keep';
import {migrate} from './migrate';
import {otherPlugins} from './otherPlugins';
import {author} from './pluginAuthor';
import {report} from './report';
import {routine} from './routine';
import {draftOf, ENTRIES, type Entry} from './texts';
import {tools} from './tools';
import type {Builder, Builders, Context, Draft, Phase, TextId} from './types';

/** The builders of the steps that depend on the project. The others only have texts. */
const BUILDERS: Builders = {
  report,
  migrate,
  'third-party': otherPlugins,
  keep,
  ...tools,
  ...config,
  packages,
  ...code,
  api,
  'plugin-author': author,
  ...targets,
  ...pods,
  ...nativeCode,
  ...plist,
  ...gitignores,
  ...gradleVersions,
  'java-pins': javaPins,
  ...obsolete,
  variables,
  ...appBuild,
  'main-activity': mainActivity,
  ...manifest,
  ...permissions,
  ...routine,
};

const onlyTexts: Builder = () => ({});

/** A step of checklists. Changes in `src/data/upgradeChanges.json` name it by its ID. */
type StepRule = Pick<Entry, 'always' | 'projects'> & {
  readonly id: string;
  readonly phase: Phase;
  /** Returns the step for a project, or nothing if the project needs none. `own` are the changes that it deals with. */
  readonly build: (context: Context, own: readonly Change[]) => Draft | undefined;
};

/**
 * The steps in the order of a checklist. Telemetry comes after the packages, because the CLI of 2.x doesn't have the command,
 * and before the sync, which already sends data.
 */
export const STEPS: readonly StepRule[] = (Object.entries(ENTRIES) as [TextId, Entry][]).flatMap(
  ([id, {phase, platform, always, projects}]) => {
    if (phase === undefined) return [];
    const build: StepRule['build'] = (context, own) => {
      const {holds, open} = evaluate(context, undefined, platform ?? phase);
      const part = holds === 'no' ? undefined : (BUILDERS[id] ?? onlyTexts)(context, own);
      return part && draftOf(id, {...part, condition: part.condition || open}, context);
    };
    return {id, phase, always, projects, build};
  },
);
