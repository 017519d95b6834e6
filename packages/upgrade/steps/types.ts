import type DATA from '../../../src/data/upgradeSteps.json';
import type {AssistantData, Change, Major} from '../types';
import type {FileEdits} from '../edits';
import type {Project} from '../project';

/** The parts of a checklist, in the order in which they are worked through. */
export const PHASES = {
  before: 'Before you start',
  tools: 'Tools',
  config: 'Configuration',
  packages: 'Packages',
  code: 'Your code',
  ios: 'iOS',
  android: 'Android',
  finish: 'Sync and test',
} as const;

export type Phase = keyof typeof PHASES;

/** A step of a checklist. Texts may have `code`. */
export type Step = {
  /** The same step of another project has the same ID, so that progress is kept when files change. */
  readonly id: string;
  readonly phase: Phase;
  readonly title: string;
  /** Why it has to be done. */
  readonly why: string;
  readonly todo?: string;
  /** Names that belong to the step, one to a line of a list. */
  readonly items?: readonly string[];
  readonly commands?: readonly string[];
  /** The files that the patch changes for the step. */
  readonly files?: readonly string[];
  /** How to check that it works. */
  readonly check?: string;
  /** Places in the app's code that it concerns: `src/push.ts:12`. */
  readonly places?: readonly string[];
  /** What has to be true for the step to matter, if the files don't tell: "the app uses …". */
  readonly condition?: string;
  readonly isOptional?: boolean;
  /** Whether `npx cap migrate` does it. */
  readonly isAutomated?: boolean;
  /** Addresses of the guides below the site's base URL. */
  readonly guides: readonly string[];
  /** Why the assistant couldn't work out the step, or a part of it, for the project. */
  readonly failure?: string;
};

/** A file that steps change: its text today, and the one with all their edits. */
export type FileChange = {
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The titles of the steps. */
  readonly steps: readonly string[];
};

/** A checklist, and what it changes in files. */
export type Plan = {readonly steps: readonly Step[]; readonly changes: readonly FileChange[]};

/** An update from one major to a later one. */
export type Upgrade = {readonly from: Major; readonly to: Major};

/** What steps are made from. */
export type Context = Upgrade & {
  readonly project: Project;
  readonly data: AssistantData;
  /** The changes between the two majors. */
  readonly changes: readonly Change[];
};

/** A step with its edits, without what follows from its ID and its changes: where it stands, and who does it. */
export type Draft = Omit<Step, 'id' | 'phase' | 'guides' | 'isAutomated' | 'files'> & {
  readonly edits?: readonly FileEdits[];
  /** Other guides than those of the changes. */
  readonly guides?: readonly string[];
};

/** The ID of a step, or of other texts of one, in `src/data/upgradeSteps.json`. */
export type TextId = keyof typeof DATA;

/** What a step has for a project besides its texts in `src/data/upgradeSteps.json`, which it can replace. */
export type Part = Partial<Draft> & {
  /** The entry with the texts, if it isn't that of the step. */
  readonly text?: TextId;
  /** What stands in the place of names in the texts. */
  readonly values?: Readonly<Record<string, string>>;
};

/** Returns what a step has for a project, or nothing if the project needs none. `own` are the changes that it deals with. */
export type Builder = (context: Context, own: readonly Change[]) => Part | undefined;

/** The builders of steps, by the steps' IDs. */
export type Builders = Readonly<Partial<Record<TextId, Builder>>>;
