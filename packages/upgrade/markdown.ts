import {diffOf} from './diff';
import type {FileEdits} from './edits';
import {PHASES, type Phase, type Step, type Upgrade} from './steps/types';

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

/** Returns a diff as text, with the name of its file as in `git diff`. */
export function diffText(file: FileEdits): string {
  return diffOf(file)
    .map(({line, lines}) => [`@@ line ${line} @@`, ...lines.map(({kind, text}) => kind + text)].join('\n'))
    .join('\n');
}

/** Returns the whole checklist as Markdown, with a task list item for each step. */
export function toMarkdown(steps: readonly Step[], {from, to, site, done}: MarkdownOptions): string {
  const groups = stepsByPhase(steps).map(
    ({phase, steps: own}) =>
      `## ${PHASES[phase]}\n\n${own.map((step) => writtenStep(step, site, done?.has(step.id) === true)).join('\n\n')}`,
  );
  return `# Update from Capacitor ${from} to ${to}\n\n${groups.join('\n\n')}\n`;
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
    return stepMarkdown({...step, edits: [], failure: String(error)}, site, isDone);
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
    ...(step.places && step.places.length > 0
      ? [`In your code: ${step.places.map((place) => `\`${place}\``).join(', ')}`]
      : []),
    ...(step.commands && step.commands.length > 0 ? [fence('bash', step.commands.join('\n'))] : []),
    ...(step.edits ?? []).map((file) => `\`${file.path}\`:\n\n${fence('diff', diffText(file))}`),
    ...(step.check ? [`Check: ${step.check}`] : []),
    ...(step.guides.length > 0
      ? [`Guide: ${step.guides.map((guide) => `<${site}${guide}>`).join(', ')}`]
      : []),
  ];
  const head = `- [${isDone ? 'x' : ' '}] **${step.title}**${step.isOptional ? ' (optional)' : ''}`;
  return [head, ...blocks.map(indented)].join('\n\n');
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
