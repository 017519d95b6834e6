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

/** Returns a native file of the app by its name. */
export function nativeFile({natives}: Project, name: string): Native | undefined {
  return natives.find(({path}) => path.endsWith(name));
}

/** Returns the condition of a step that depends on what is open, in the words of a `Verdict`. */
export function onlyIf(open: readonly string[]): Pick<Draft, 'condition'> {
  return open.length > 0 ? {condition: open.join(' and ')} : {};
}

/** What a step has to say if there are no edits. */
type Instead = Pick<Draft, 'items' | 'todo' | 'condition'>;

/** Returns the edits of a step, or what the step says in their place if there are none. */
export function editsOr(edits: readonly FileEdits[], instead: Instead = {}): Instead & Pick<Draft, 'edits'> {
  return edits.length > 0 ? {edits} : instead;
}

/** Returns a builder for apps with a platform. If that is open, the step says so as its condition. */
export function ofPlatform(platform: 'ios' | 'android', build: Builder): Builder {
  return (context, own) => {
    const {holds, open} = evaluate(context, undefined, platform);
    const draft = holds === 'no' ? undefined : build(context, own);
    return draft && {...onlyIf(open), ...draft};
  };
}

/** Returns the steps of a platform, by ID, from their builders. */
export function stepsOf(
  platform: 'ios' | 'android',
  builders: Readonly<Record<string, Builder>>,
): Readonly<Record<string, Builder>> {
  return Object.fromEntries(Object.entries(builders).map(([id, build]) => [id, ofPlatform(platform, build)]));
}
