import {fileEdits, replaceRange, wholeLines, type Edit} from '../../edits';
import {mentions, type GradleFile} from '../../read/gradle';
import {otherPluginsOf} from '../official';
import type {Builders, Context, Part} from '../types';
import {pairsIn} from '../../read/tokens';

/** Replaces the repository JCenter. */
function jcenter({project: {build, appBuild, otherBuilds}}: Context): Part | undefined {
  const files = [build, appBuild, ...otherBuilds].filter((file) => file !== undefined);
  const edits = files.flatMap((file) => fileEdits(file, jcenterEdits(file.text, file.content)));
  const bintray = files.filter(({content}) => mentions(content, 'bintray'));
  if (build && edits.length + bintray.length === 0) return undefined;
  return {
    todo:
      bintray.length > 0
        ? `Bintray has been shut down, too: delete its repositories from ${bintray.map(({path}) => `\`${path}\``).join(' and ')}, or replace them with the library's new one.`
        : undefined,
    edits,
    condition: build || edits.length > 0 ? undefined : '`build.gradle` has `jcenter()`',
  };
}

function jcenterEdits(text: string, {tokens}: GradleFile): Edit[] {
  const blocks = [...pairsIn(tokens, '{}')];
  const central = tokens.flatMap(({value}, index) => (value === 'mavenCentral' ? [index] : []));
  const isIn = (index: number, [start, end]: readonly [number, number]): boolean =>
    start < index && index < end;
  return tokens.flatMap((token, index): Edit[] => {
    const close = tokens[index + 2];
    if (token.kind !== 'word' || token.value !== 'jcenter' || tokens[index + 1]?.value !== '(' || !close)
      return [];
    const call = {start: token.start, end: close.end};
    const around = blocks.find((block) => isIn(index, block)) ?? ([-1, tokens.length] as const);
    return central.some((other) => isIn(other, around))
      ? [wholeLines(text, call)]
      : [replaceRange(call, 'mavenCentral()')];
  });
}

const JETIFIER = 'android.enableJetifier';

/** Asks whether Jetifier is still needed, which depends on libraries that the assistant doesn't see. */
function jetifier(context: Context): Part | undefined {
  const file = context.project.gradleProperties;
  const property = file?.content.find(({key, value}) => key === JETIFIER && value === 'true');
  if (file && !property) return undefined;
  const cordova = otherPluginsOf(context).filter(({isCordova}) => isCordova);
  const names = cordova.map(({dependency}) => `\`${dependency.name}\``).join(', ');
  return {
    todo: `Delete it from \`android/gradle.properties\` if nothing that you use needs \`android.support\` any more. Keep it while an old library does${names ? `, as Cordova plugins may: ${names}` : ''}.`,
    condition: file ? undefined : `\`gradle.properties\` has \`${JETIFIER}\``,
  };
}

/** The steps about JCenter and Jetifier, which are obsolete. */
export const obsolete: Builders = {jcenter, jetifier};
