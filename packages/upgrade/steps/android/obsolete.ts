import {fileEdits, replaceRange, wholeLines, type Edit} from '../../edits';
import type {GradleFile} from '../../read/gradle';
import {ANDROID_BUILDS, editsOr} from '../parts';
import type {Builder} from '../types';
import {openingAround} from '../../read/tokens';
import {blockOf} from './gradleBlocks';

/** Replaces the repository JCenter. */
export const jcenter: Builder = ({project}) => {
  const {build, appBuild} = project;
  const files = [build, appBuild].filter((file) => file !== undefined);
  const edits = files.flatMap((file) => fileEdits(file, jcenterEdits(file.text, file.content)));
  if (files.length > 0 && edits.length === 0) return undefined;
  return {
    phase: 'android',
    title: 'Replace jcenter() with mavenCentral()',
    why: 'JCenter has been shut down, so its libraries no longer download.',
    ...editsOr(edits, {condition: '`build.gradle` has `jcenter()`'}),
    check: 'Gradle downloads all libraries.',
  };
};

function jcenterEdits(text: string, {tokens}: GradleFile): Edit[] {
  const found = new Map<number, boolean>();
  const hasCentral = (opening: number): boolean => {
    const has = found.get(opening) ?? blockOf(tokens, opening).some(({value}) => value === 'mavenCentral');
    found.set(opening, has);
    return has;
  };
  return tokens.flatMap((token, index): Edit[] => {
    const close = tokens[index + 2];
    if (token.kind !== 'word' || token.value !== 'jcenter' || tokens[index + 1]?.value !== '(' || !close)
      return [];
    const call = {start: token.start, end: close.end};
    return hasCentral(openingAround(tokens, index))
      ? [wholeLines(text, call)]
      : [replaceRange(call, 'mavenCentral()')];
  });
}

const JETIFIER = 'android.enableJetifier';

/** Deletes the property that turns on Jetifier. */
export const jetifier: Builder = ({project}) => {
  const file = project.gradleProperties;
  const property = file?.content.find(({key}) => key === JETIFIER);
  if (file && !property) return undefined;
  return {
    phase: 'android',
    title: 'Delete android.enableJetifier',
    why: 'It converts libraries that still use the support library, and slows down each build.',
    todo: 'Keep it if a dependency still uses `android.support`.',
    ...(file && property
      ? {edits: fileEdits(file, [wholeLines(file.text, property)])}
      : {condition: `\`gradle.properties\` has \`${JETIFIER}\``}),
    check: ANDROID_BUILDS,
  };
};
