import {unifiedDiff} from './diff';
import type {Project} from './project';
import {PHASES, type FileChange, type Phase, type Plan, type Step, type Upgrade} from './steps/types';

export type MarkdownOptions = Upgrade & {
  /** Where the guides are: the site's address with its base URL. */
  readonly site: string;
  readonly done?: ReadonlySet<string>;
};

/** Returns the steps in groups by phase. Phases without steps are left out. */
export function stepsByPhase(
  steps: readonly Step[],
): {readonly phase: Phase; readonly steps: readonly Step[]}[] {
  return (Object.keys(PHASES) as Phase[])
    .map((phase) => ({phase, steps: steps.filter((step) => step.phase === phase)}))
    .filter((group) => group.steps.length > 0);
}

/** Returns changes as one patch for `git apply`. */
export function patchOf(changes: readonly FileChange[]): string {
  return changes.map(({path, before, after}) => unifiedDiff(path, before, after)).join('');
}

/** Returns the whole checklist as Markdown, with a task list item for each step, and the changes of files at its end. */
export function toMarkdown({steps, changes}: Plan, {from, to, site, done}: MarkdownOptions): string {
  const groups = stepsByPhase(steps).map(
    ({phase, steps: own}) =>
      `## ${PHASES[phase]}\n\n${own.map((step) => writtenStep(step, site, done?.has(step.id) === true)).join('\n\n')}`,
  );
  const files = changes.length > 0 ? [`## ${CHANGES}`, APPLY, ...changes.map(changeMarkdown)] : [];
  return `# Update from Capacitor ${from} to ${to}\n\n${[...groups, ...files].join('\n\n')}\n`;
}

/**
 * Returns the checklist as a task for a colleague or an agent: the goal, what is known about the project, the list, and the
 * pages to read. It has nothing of the project but names, places and the changes.
 */
export function toTask(plan: Plan, project: Project, options: MarkdownOptions): string {
  const {from, to, site} = options;
  const pages = [
    ...new Set(plan.steps.flatMap(({guides}) => guides.map((guide) => guide.replace(/#.*/, '')))),
  ];
  return [
    `Update ${project.isPlugin ? 'this Capacitor plugin' : 'this app'} from Capacitor ${from} to ${to}.`,
    "Work through the list in its order. Make the changes of the patch first if you agree with them. Do what each step says, run its check, and report the steps whose check fails. Ask before you change anything that the list says to keep, and don't publish anything.",
    `## What is known\n\n${factsOf(project)
      .map((fact) => `- ${fact}`)
      .join('\n')}`,
    toMarkdown(plan, options).replace(/^#/gm, '##').trimEnd(),
    `## Pages to read\n\n${pages.map((page) => `- <${site}${page}.md>`).join('\n')}\n`,
  ].join('\n\n');
}

/** Returns what was found in a project, in a sentence each. */
function factsOf({ios, android, packageManager, root, dependencies, isWhole, problems}: Project): string[] {
  const state = (has: boolean | undefined): string => (has === undefined ? 'unknown' : has ? 'yes' : 'no');
  const plugins = [...(dependencies?.keys() ?? [])].filter(isPluginName);
  return [
    `iOS: ${state(ios)}. Android: ${state(android)}.`,
    `Package manager: ${packageManager ?? 'unknown'}.`,
    ...(root ? [`Folder of the app: \`${root}\`.`] : []),
    ...(plugins.length > 0 ? [`Plugins: ${quoted(plugins)}.`] : []),
    ...(isWhole ? [] : ['Only some files of the project were read.']),
    ...problems.map(({path, message}) => `\`${path}\`: ${message}`),
  ];
}

/** Returns whether a name is that of a plugin, as opposed to Capacitor itself. */
export function isPluginName(name: string): boolean {
  return /capacitor|^cordova-/.test(name) && !/\/(?:core|cli|ios|android)$/.test(name);
}

/** The title of the part with the diffs. */
export const CHANGES = 'Changes in your files';

/** How to use the patch. */
export const APPLY =
  'Review each change. To make them all, save the patch in the folder that you gave to the assistant and run `git apply` there.';

function changeMarkdown({path, before, after, steps}: FileChange): string {
  const diff = fence('diff', unifiedDiff(path, before, after).trimEnd());
  return `\`${path}\` (${steps.join('; ')}):\n\n${diff}`;
}

/** Returns what a list says about a step that failed. */
export function failureText(failure: string): string {
  const reason = failure.replace(/[.\s]*$/, '');
  return `This step failed for your project (${reason}). Follow the guide's section instead.`;
}

/** Writes a step by itself, so that one that can't be written costs no other. */
function writtenStep(step: Step, site: string, isDone: boolean): string {
  try {
    return stepMarkdown(step, site, isDone);
  } catch (error) {
    return stepMarkdown({...step, failure: String(error)}, site, isDone);
  }
}

function stepMarkdown(step: Step, site: string, isDone: boolean): string {
  const blocks = [
    ...(step.condition ? [`Only if ${step.condition}.`] : []),
    ...(step.isAutomated ? ['`cap migrate` does this.'] : []),
    ...(step.failure === undefined ? [] : [failureText(step.failure)]),
    step.why,
    ...(step.todo ? [step.todo] : []),
    ...(step.items && step.items.length > 0 ? [step.items.map((item) => `- ${item}`).join('\n')] : []),
    ...(step.places && step.places.length > 0 ? [`In your code: ${quoted(step.places)}`] : []),
    ...(step.commands && step.commands.length > 0 ? [fence('bash', step.commands.join('\n'))] : []),
    ...(step.files && step.files.length > 0 ? [`${IN_PATCH} ${quoted(step.files)}`] : []),
    ...(step.check ? [`Check: ${step.check}`] : []),
    ...(step.guides.length > 0
      ? [`Guide: ${step.guides.map((guide) => `<${site}${guide}>`).join(', ')}`]
      : []),
  ];
  const head = `- [${isDone ? 'x' : ' '}] **${step.title}**${step.isOptional ? ' (optional)' : ''}`;
  return [head, ...blocks.map(indented)].join('\n\n');
}

/** What a step says before the files that the patch changes for it. */
export const IN_PATCH = 'In the patch:';

/** Returns names as a list in a sentence. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}

/** A fence that is longer than any in the text. */
function fence(language: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([run]) => run.length));
  const marks = '`'.repeat(longest + 1);
  return `${marks}${language}\n${text}\n${marks}`;
}

function indented(block: string): string {
  return block.replace(/^(?=.)/gm, '  ');
}
