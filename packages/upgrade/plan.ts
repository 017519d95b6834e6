import type {AssistantData, Change} from './types';
import {evaluate} from './conditions';
import {applyEdits, byFile, type FileEdits} from './edits';
import type {Project} from './project';
import {removeSettings, renameSettings, uppercaseSettings} from './settingEdits';
import {STEPS} from './steps';
import {wordOf} from './steps/apiNews';
import {wordsInSteps} from './steps/code';
import {commandsFor} from './steps/commands';
import {targetGuides} from './steps/parts';
import {
  PHASES,
  type Context,
  type Draft,
  type FileChange,
  type Plan,
  type Step,
  type Upgrade,
} from './steps/types';

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
    todo: step.todo && own(step.todo),
    commands: step.commands?.map(own),
    check: step.check && own(step.check),
  };
}

/** Steps that deal with several changes: the values of the target, once. */
function builtSteps(context: Context, patch: Patch): Step[] {
  const {isPlugin} = context.project;
  return STEPS.flatMap(({id, phase, always, projects, build}): Step[] => {
    if (isPlugin ? projects === undefined : projects === 'plugins') return [];
    const changes = context.changes.filter(({step}) => step === id);
    if (changes.length === 0 && !always) return [];
    const guides = guidesOf(changes, context);
    const known = {
      id,
      phase,
      title: context.data.sections[guides[0] ?? ''] ?? id,
      guides,
      isAutomated: changes.length > 0 && changes.every(({automated}) => automated),
    };
    return attempted(known, patch, context.project, (project) => build({...context, project}, changes));
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
function guidesOf(changes: readonly Change[], context: Context): string[] {
  const byMajor = new Map<number, string>();
  for (const {major, guide} of changes) if (!byMajor.has(major)) byMajor.set(major, guide);
  const latestFirst = [...byMajor].sort(([a], [b]) => b - a).map(([, guide]) => guide);
  return changes.length > 0 ? latestFirst : targetGuides(context);
}

/** Changes that are a step of their own. */
function ownSteps(context: Context, patch: Patch): Step[] {
  if (context.project.isPlugin) return [];
  return context.changes.flatMap((change): Step[] => {
    const {title, why, todo, check, guide, when, area, optional, until, automated, major} = change;
    if (!title || !why || !todo) return [];
    // A later change of the update makes it pointless.
    if (until !== undefined && context.to >= until) return [];
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
        title,
        why,
        todo,
        check: check ?? checkOf(change),
        isOptional: optional,
        edits: settingEdits(project, change),
        places,
        condition: open,
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

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function phaseOf({area, when}: Change): 'config' | 'code' | 'ios' | 'android' {
  if (when?.setting || when?.unset || when?.config) return 'config';
  if (area === 'ios' || area === 'android') return when?.code ? 'code' : area;
  return area === 'plugin' || when?.code || when?.dependency ? 'code' : 'config';
}

function checkOf(change: Change): string {
  const phase = change.area === 'plugin' ? 'code' : phaseOf(change);
  if (phase === 'config' && change.when?.unset) return 'The app behaves as you want on a device.';
  return {
    config: 'At the end of this list, `npx cap sync` reads the configuration without a warning.',
    code: 'Your type check passes, and the feature works on a device.',
    ios: 'The app builds in Xcode and runs on a device.',
    android: 'The app builds in Android Studio and runs on a device.',
  }[phase];
}

/** Returns the names and texts to look for in the app's code. Everything else in it is forgotten. */
export function wantedWords(data: AssistantData): Set<string> {
  return new Set([
    ...wordsInSteps(),
    ...data.changes.flatMap(({when}) => when?.code ?? []),
    ...data.api.flatMap(({removed, deprecated}) => [...removed, ...deprecated]).map(wordOf),
  ]);
}
