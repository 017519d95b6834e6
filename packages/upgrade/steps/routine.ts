import {commandsFor} from './commands';
import type {Builder} from './types';

/** The step before every update. */
export const commit: Builder = ({to, from}) => ({
  phase: 'before',
  title: 'Commit your work',
  why: `The update from ${from} to ${to} changes many files. With everything committed, you can review and undo each change.`,
  commands: ['git status', `git switch -c capacitor-${to}`],
  check: '`git status` lists no changed files.',
});

/** The step after all changes. */
export const sync: Builder = ({project}) => {
  const {run} = commandsFor(project);
  return {
    phase: 'finish',
    title: 'Build the web app and sync',
    why: 'The native projects get your web app, the configuration and the list of plugins only from a sync.',
    todo: 'Build your web app with the command that you always use, then sync.',
    commands: [`${run} cap sync`],
    check: 'The command lists each of your plugins and prints no warnings.',
  };
};

/** The section of a guide that says how to test the app. */
const CHECK = '#check-that-it-works';

/** The last step. */
export const test: Builder = ({project, data, to}) => ({
  guides: [data.guides[to] ?? '']
    .filter((guide) => guide !== '')
    .map((guide) => (data.sections[guide + CHECK] === undefined ? guide : guide + CHECK)),
  phase: 'finish',
  title: 'Build and test the app on devices',
  why: 'A type check finds names that are gone. What behaves differently only shows on a device.',
  commands: [
    ...(project.ios === false ? [] : [`${commandsFor(project).run} cap open ios`]),
    ...(project.android === false ? [] : [`${commandsFor(project).run} cap open android`]),
  ],
  check:
    'A release build starts on the oldest and on the newest system version that you support, and data stored by the previous release is still there.',
});
