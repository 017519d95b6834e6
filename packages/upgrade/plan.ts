import type {AssistantData, Change} from './types';
import {evaluate} from './conditions';
import {applyEdits, byFile, type FileEdits} from './edits';
import type {Project} from './project';
import {ANDROID_STEPS} from './steps/android';
import {removeSettings, renameSettings, uppercaseSettings} from './settingEdits';
import {wordOf} from './steps/apiNews';
import {CODE_STEPS, wordsInSteps} from './steps/code';
import {commandsFor} from './steps/commands';
import {CONFIG_STEPS} from './steps/config';
import {PLUGIN_STEPS, STEP_IDS} from './steps/ids';
import {IOS_STEPS} from './steps/ios';
import {PACKAGE_STEPS} from './steps/packages';
import {editsOr, onlyIf} from './steps/parts';
import {TOOL_STEPS} from './steps/tools';
import {
  PHASES,
  type Builder,
  type Context,
  type Draft,
  type FileChange,
  type Phase,
  type Plan,
  type Step,
  type Upgrade,
} from './steps/types';

/** The steps that every checklist considers, whatever changed between the majors. */
const ALWAYS = [
  ...['report', 'migrate', 'third-party', 'keep', 'commit', 'node-pins', 'removed-settings', 'api'],
  ...['plugin-swift-package', 'java-pins', 'sync', 'test'],
];

/** The builders, with the phase in which a step stands that a builder couldn't make. */
const BUILDERS: ReadonlyMap<string, {readonly build: Builder; readonly phase: Phase}> = new Map(
  (
    [
      ['tools', TOOL_STEPS],
      ['config', CONFIG_STEPS],
      ['packages', PACKAGE_STEPS],
      ['code', CODE_STEPS],
      ['ios', IOS_STEPS],
      ['android', ANDROID_STEPS],
    ] satisfies readonly [Phase, Readonly<Record<string, Builder>>][]
  ).flatMap(([phase, builders]) =>
    Object.entries<Builder>(builders).map(([id, build]) => [id, {build, phase}] as const),
  ),
);

/** The steps that `src/data/upgradeChanges.json` can name, and that a builder exists for. */
export const BUILT: readonly string[] = [...BUILDERS.keys()];

/**
 * Returns the ordered checklist for a project, and what it changes in its files. It's empty if the project has the target
 * already. Throws a `RangeError` if the target isn't later, or is unknown.
 */
export function makePlan(project: Project, {from, to}: Upgrade, data: AssistantData): Plan {
  if (!data.majors.includes(from) || !data.majors.includes(to) || to <= from) {
    throw new RangeError(`There is no update from ${from} to ${to}.`);
  }
  if (project.major !== undefined && project.major >= to) return {steps: [], changes: []};
  const changes = data.changes.filter(({major}) => major > from && major <= to);
  const context: Context = {from, to, project, data, changes};
  const patch = new Patch(project);
  const steps = [...builtSteps(context, patch), ...ownSteps(context, patch)];
  const phases = Object.keys(PHASES);
  const isMigrated = to - from === 1 && !project.isPlugin;
  return {
    steps: steps
      .sort((a, b) => phases.indexOf(a.phase) - phases.indexOf(b.phase))
      .map((step) => withRunner(isMigrated ? step : {...step, isAutomated: false}, project)),
    changes: patch.changes(),
  };
}

/** How often a step is asked for what is left to edit. */
const MOST_ROUNDS = 5;

/** The files as the steps so far have changed them. Each step edits what the ones before it leave, so none undoes another. */
class Patch {
  #project: Project;
  readonly #files = new Map<string, FileChange>();

  constructor(project: Project) {
    this.#project = project;
  }

  /**
   * Makes the edits of a step, and those that `build` makes of what is left, such as a second entry of the same name. Returns
   * the paths of the files. Throws if edits of one file overlap.
   */
  add(title: string, edits: readonly FileEdits[], build: (project: Project) => Draft | undefined): string[] {
    const paths = new Set<string>();
    const rebuilt = (): FileEdits[] => byFile(build(this.#project)?.edits ?? []);
    let current = edits.some(({path}) => this.#files.has(path)) ? rebuilt() : byFile(edits);
    for (let round = 0; current.length > 0 && round < MOST_ROUNDS; round += 1) {
      const texts = new Map(current.map((file) => [file.path, applyEdits(file.source, file.edits)]));
      for (const {path, source} of current) {
        const {before, steps} = this.#files.get(path) ?? {before: source, steps: []};
        const titles = paths.has(path) ? steps : [...steps, title];
        this.#files.set(path, {path, before, after: texts.get(path) ?? source, steps: titles});
        paths.add(path);
      }
      this.#project = this.#project.edited(texts);
      current = rebuilt();
    }
    return byFile(edits)
      .map(({path}) => path)
      .filter((path) => this.#files.has(path));
  }

  changes(): FileChange[] {
    return [...this.#files.values()].filter(({before, after}) => before !== after);
  }
}

/** Writes commands that run a package as the project's package manager does. */
function withRunner(step: Step, project: Project): Step {
  const {run} = commandsFor(project);
  const own = (text: string): string => text.replace(/\bnpx (?=cap |tsc )/g, `${run} `);
  return {
    ...step,
    ...(step.todo ? {todo: own(step.todo)} : {}),
    ...(step.commands ? {commands: step.commands.map(own)} : {}),
    ...(step.check ? {check: own(step.check)} : {}),
  };
}

/** Steps that deal with several changes: the values of the target, once. */
function builtSteps(context: Context, patch: Patch): Step[] {
  return STEP_IDS.flatMap((id): Step[] => {
    if (context.project.isPlugin ? !PLUGIN_STEPS.includes(id) : id === 'plugin-author') return [];
    const own = context.changes.filter(({step}) => step === id);
    if (own.length === 0 && !ALWAYS.includes(id)) return [];
    const builder = BUILDERS.get(id);
    if (!builder) return [];
    const guides = guidesOf(own, context);
    const isAutomated = own.length > 0 && own.every(({automated}) => automated);
    const {sections} = context.data;
    const [guide = ''] = guides;
    const known = {id, phase: builder.phase, title: sections[guide] ?? id, guides, isAutomated};
    return attempted(known, patch, context.project, (project) => builder.build({...context, project}, own));
  });
}

/**
 * Returns the step that `build` makes, if it makes one. An exception costs no other step: in place of the step, there is
 * `known` of it, and a step whose edits contradict each other goes without them.
 */
function attempted(
  known: Pick<Step, 'id' | 'phase' | 'title' | 'guides' | 'isAutomated'>,
  patch: Patch,
  project: Project,
  build: (project: Project) => Draft | undefined,
): Step[] {
  let step: Step | undefined;
  try {
    const draft = build(project);
    if (!draft) return [];
    const {edits = [], ...rest} = draft;
    step = {...known, ...rest};
    return edits.length > 0 ? [{...step, files: patch.add(step.title, edits, build)}] : [step];
  } catch (error) {
    const rest = step ?? {...known, isAutomated: false, why: 'The update changes something here.'};
    return [{...rest, failure: error instanceof Error ? error.message : String(error)}];
  }
}

/** One guide for each major, the latest first. A step without changes links to the target's guide. */
function guidesOf(changes: readonly Change[], {data, to}: Context): string[] {
  const byMajor = new Map<number, string>();
  for (const {major, guide} of changes) if (!byMajor.has(major)) byMajor.set(major, guide);
  const sorted = [...byMajor].sort(([a], [b]) => b - a).map(([, guide]) => guide);
  const [fallback] = [data.guides[to]].filter((guide) => guide !== undefined);
  return sorted.length > 0 ? sorted : fallback ? [fallback] : [];
}

/** Changes that are a step of their own. */
function ownSteps(context: Context, patch: Patch): Step[] {
  if (context.project.isPlugin) return [];
  return context.changes.flatMap((change): Step[] => {
    const {title, why, todo, check, guide, when, area, optional, automated, major} = change;
    if (!title || !why || !todo || isUndone(context, change)) return [];
    const known = {
      id: `${major}-${slug(title)}`,
      phase: phaseOf(change),
      title,
      guides: [guide],
      isAutomated: automated,
    };
    return attempted(known, patch, context.project, (project) => {
      const {holds, places, open} = evaluate({...context, project}, when, area);
      if (holds === 'no') return undefined;
      return {
        ...known,
        why,
        todo,
        check: check ?? checkOf(change),
        isOptional: optional ?? false,
        ...editsOr(settingEdits(project, change)),
        ...(places.length > 0 ? {places} : {}),
        ...onlyIf(open),
      };
    });
  });
}

function settingEdits(project: Project, {edit, when}: Change): FileEdits[] {
  const names = when?.setting ?? [];
  if (edit === 'remove') return removeSettings(project, names);
  if (edit === 'uppercase') return uppercaseSettings(project, names);
  return edit ? renameSettings(project, names, edit.rename) : [];
}

/** Whether a later change of the update makes a change pointless. */
function isUndone({to}: Context, {until}: Change): boolean {
  return until !== undefined && to >= until;
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function phaseOf({area, when}: Change): Phase {
  if (when?.setting || when?.unset || when?.config) return 'config';
  if (area === 'ios' || area === 'android') return when?.code ? 'code' : area;
  return area === 'plugin' || when?.code || when?.dependency ? 'code' : 'config';
}

function checkOf(change: Change): string {
  const checks: Readonly<Record<Phase, string>> = {
    before: 'Nothing is left open.',
    tools: 'The command prints that version.',
    config: change.when?.unset
      ? 'The app behaves as you want on a device.'
      : 'At the end of this list, `npx cap sync` reads the configuration without a warning.',
    packages: '`npx cap doctor` shows the same version for all packages.',
    code: 'Your type check passes, and the feature works on a device.',
    ios: 'The app builds in Xcode and runs on a device.',
    android: 'The app builds in Android Studio and runs on a device.',
    finish: 'The app works.',
  };
  return checks[change.area === 'plugin' ? 'code' : phaseOf(change)];
}

/** Returns the names and texts to look for in the app's code. Everything else in it is forgotten. */
export function wantedWords(data: AssistantData): Set<string> {
  return new Set([
    ...wordsInSteps(),
    ...data.changes.flatMap(({when}) => when?.code ?? []),
    ...data.api.flatMap(({removed, deprecated}) => [...removed, ...deprecated]).map(wordOf),
  ]);
}
