import type {FileEdits} from '../edits';
import type {Native, Project} from '../project';
import type {Context, Part} from './types';

/** Returns a requirement's value for the target. */
export function required({data, to}: Context, name: string): string {
  return data.requirements[name]?.[to] ?? '';
}

/** Returns the address of the target's guide, as a list. */
export function targetGuides({data, to}: Context): string[] {
  return [data.guides[to]].filter((guide) => guide !== undefined);
}

/** Returns a native file of the app by its name. */
export function nativeFile({natives}: Project, name: string): Native | undefined {
  return natives.find(({path}) => path.endsWith(name));
}

/** Joins the sentences that apply. */
export function sentences(...all: readonly (string | false | undefined)[]): string {
  return all.filter(Boolean).join(' ');
}

/** Returns the edits of a step, or what the step says in their place if there are none. */
export function editsOr(
  edits: readonly FileEdits[],
  instead: Pick<Part, 'items' | 'todo' | 'condition'>,
): Part {
  return edits.length > 0 ? {edits} : instead;
}
