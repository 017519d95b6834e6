import {evaluate} from '../conditions';
import type {FileEdits} from '../edits';
import type {Native, Project} from '../project';
import type {Builder, Context, Draft} from './types';

/** The check of steps that change how Gradle builds the app. */
export const ANDROID_BUILDS = '`./gradlew assembleDebug` in `android` builds the app.';

/** The check of steps that change names. */
export const TYPE_CHECK = 'Your type check passes.';

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

/** Returns a builder for apps with a platform. If that is open, the step says so as its condition. */
export function ofPlatform(platform: 'ios' | 'android', build: Builder): Builder {
  return (context, changes) => {
    const {holds, open} = evaluate(context, undefined, platform);
    const draft = holds === 'no' ? undefined : build(context, changes);
    return draft && {...draft, condition: draft.condition || open};
  };
}

/** Returns the edits of a step, or what the step says in their place if there are none. */
export function editsOr(
  edits: readonly FileEdits[],
  instead: Pick<Draft, 'items' | 'todo' | 'condition'>,
): Partial<Draft> {
  return edits.length > 0 ? {edits} : instead;
}
