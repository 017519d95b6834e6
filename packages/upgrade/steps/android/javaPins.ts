import {fileEdits, replaceRange, type Edit} from '../../edits';
import type {GradleFile} from '../../read/gradle';
import {isOlder} from '../../versions';
import {required} from '../parts';
import type {Builder} from '../types';

/** Raises the Java versions that a project pins in its own build files. */
export const javaPins: Builder = (context) => {
  const {build, appBuild, otherBuilds, isPlugin} = context.project;
  const version = required(context, 'javaVersion');
  const files = [build, appBuild, ...otherBuilds].filter((file) => file !== undefined);
  const edits = files.flatMap((file) => fileEdits(file, pinEdits(file.content, version)));
  if (edits.length === 0) return undefined;
  return {
    todo: isPlugin ? undefined : 'Leave `capacitor.build.gradle` as it is, because the next sync writes it.',
    edits,
  };
};

/** Raises `JavaVersion.VERSION_17`, `jvmTarget = '17'` and `jvmToolchain(17)`. */
function pinEdits({tokens}: GradleFile, version: string): Edit[] {
  return tokens.flatMap((token, index): Edit[] => {
    const [, named] = /^VERSION_(?:1_)?(\d+)$/.exec(token.value) ?? [];
    if (named !== undefined)
      return isOlder(named, version) ? [replaceRange(token, `VERSION_${version}`)] : [];
    if (token.value !== 'jvmTarget' && token.value !== 'jvmToolchain') return [];
    const value = tokens.slice(index + 1, index + 4).find(({kind}) => kind === 'string' || kind === 'number');
    const [, number] = /^(?:1\.)?(\d+)$/.exec(value?.value ?? '') ?? [];
    if (!value || number === undefined || !isOlder(number, version)) return [];
    const quote = value.kind === 'string' ? 1 : 0;
    return [replaceRange({start: value.start + quote, end: value.end - quote}, version)];
  });
}
