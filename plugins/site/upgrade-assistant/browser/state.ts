import {uniqueBy} from '../../../../packages/lib/uniqueBy';
import {detect} from '../../../../packages/upgrade/detect';
import {placedFile} from '../../../../packages/upgrade/given';
import {kindOf} from '../../../../packages/upgrade/kinds';
import type {Problem, Project} from '../../../../packages/upgrade/project';
import type {SourceFile} from '../../../../packages/upgrade/read/types';
import type {AssistantData} from '../../../../packages/upgrade/types';
import {choiceFor, type Choice} from './choice';

/** Files that the reader gave at once, and what couldn't be used of them. */
export type Given = {
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
  /** Whether they come from a folder, so that their paths say where they belong. */
  readonly isFolder: boolean;
};

/** What the reader chose and gave. Everything that the page shows follows from it. */
export type State = {
  readonly choice: Choice;
  /** Whether the reader has chosen anything, so that the address should tell the versions. */
  readonly isChosen: boolean;
  readonly files: readonly SourceFile[];
  readonly rejected: readonly Problem[];
  /** Whether the files are all of a project's folder. */
  readonly isWhole?: boolean;
  /** The folder of the app that the reader chose among several. */
  readonly root?: string;
  /** What happened to the files last: how many were read, or that they were forgotten. */
  readonly event?: number | 'forgotten';
};

/** What reading needs beside the files. */
export type Basis = {
  readonly data: Pick<AssistantData, 'latest' | 'majors'>;
  readonly wanted: ReadonlySet<string>;
};

/** Returns what the files of a state say about the project. */
export function projectOf(
  {files, root, isWhole}: Pick<State, 'files' | 'root' | 'isWhole'>,
  {wanted}: Pick<Basis, 'wanted'>,
): Project {
  return detect(files, {wanted, isWhole, root});
}

/**
 * Returns the state with more files. A project's folder takes the place of everything before it, because the files of two
 * projects make no project. A single file takes the place of the one that it's a newer text of.
 */
export function withFiles(state: State, {files, problems, isFolder}: Given, basis: Basis): State {
  const isProject = isFolder && files.some(({path}) => kindOf(path) === 'package');
  const before = isProject ? [] : state.files;
  const {root: folder} = projectOf(state, basis);
  const given = isFolder ? files : files.map((file) => placedFile(file, folder));
  const merged = uniqueBy([...before, ...given], ({path}) => path);
  const next: State = {
    ...state,
    root: isProject ? undefined : state.root,
    isWhole: isProject || state.isWhole,
    files: merged,
    rejected: problems,
    event: files.length,
  };
  return files.length > 0 ? withVersions(next, basis) : next;
}

/** Returns the state with another app of the project. */
export function withRoot(state: State, root: string, basis: Basis): State {
  return withVersions({...state, root}, basis);
}

/** Returns the state without any files. */
export function withoutFiles({choice, isChosen}: State): State {
  return {choice, isChosen, files: [], rejected: [], event: 'forgotten'};
}

/** Takes the versions from the project. */
function withVersions(state: State, basis: Basis): State {
  const {major} = projectOf(state, basis);
  return {...state, choice: choiceFor(major, state.choice, basis.data), isChosen: true};
}

/** Returns what the page tells about the files. `problems` and `steps` are how many there are now. */
export function messageOf({event}: State, problems: number, steps: number): string {
  if (event === undefined) return '';
  if (event === 'forgotten') return 'The files are forgotten. The list is for any project again.';
  return [
    ...(event > 0 ? [`${event} ${event === 1 ? 'file was' : 'files were'} read.`] : []),
    ...(problems > 0 ? [`${problems} could not be used, for the reasons above.`] : []),
    `The list has ${steps} steps.`,
  ].join(' ');
}
