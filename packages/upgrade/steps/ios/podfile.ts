import {usesPlugin} from '../../conditions';
import {fileEdits, insertAt, lineEnding, type Edit} from '../../edits';
import type {Project} from '../../project';
import {tokenize} from '../../read/tokens';
import {sentences} from '../parts';
import type {Builders, Context, Part} from '../types';

const HELPER = 'node_modules/@capacitor/ios';

/** Adds the helper for deployment targets. */
function podfile({project: {podfile: file, swiftPackage}}: Context): Part | undefined {
  if (file ? file.content.hasHelper && file.content.hasAssertion : swiftPackage !== undefined)
    return undefined;
  return file
    ? {edits: fileEdits(file, podfileEdits(file))}
    : {condition: 'the project uses CocoaPods', todo: 'Add both parts that the guide shows.'};
}

type Podfile = NonNullable<Project['podfile']>;

function podfileEdits(file: Podfile): Edit[] {
  const {hasHelper, hasAssertion} = file.content;
  return [...(hasHelper ? [] : [addHelper(file)]), ...(hasAssertion ? [] : [addAssertion(file)])];
}

function addHelper({text}: Podfile): Edit {
  const eol = lineEnding(text);
  const folder = tokenize(text, 'ruby').find(({kind, value}) => kind === 'string' && value.endsWith(HELPER));
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const line = `require_relative '${folder?.value ?? `../../${HELPER}`}/scripts/pods_helpers'`;
  return insertAt(start, line + eol + eol);
}

/** Adds the call to the block `post_install`, or a block with it. */
function addAssertion({text}: Podfile): Edit {
  const eol = lineEnding(text);
  const tokens = tokenize(text, 'ruby');
  const at = tokens.findIndex(({value}) => value === 'post_install');
  const block = at < 0 ? [] : tokens.slice(at);
  const line = block.find(({kind}) => kind === 'line');
  const name = block.slice(1, 5).find(({kind, value}) => kind === 'word' && value !== 'do');
  if (line && name) return insertAt(line.end, `  assertDeploymentTarget(${name.value})${eol}`);
  const gap = text.slice(text.trimEnd().length).includes('\n') ? eol : eol + eol;
  const lines = ['post_install do |installer|', '  assertDeploymentTarget(installer)', 'end'];
  return insertAt(text.length, `${gap}${lines.join(eol)}${eol}`);
}

/** The iOS pods of Google Maps, by major. */
const MAPS: Readonly<Record<number, string>> = {
  5: 'GoogleMaps 7.3',
  6: 'GoogleMaps 8.4 and Google-Maps-iOS-Utils 5.0',
  7: 'GoogleMaps 8.4 and Google-Maps-iOS-Utils 5.0',
  8: 'GoogleMaps 9.4 and Google-Maps-iOS-Utils 6.1.0',
};

/** Updates the pods of the Google Maps plugin. */
function googleMaps(context: Context): Part | undefined {
  const {project, to, from} = context;
  if (usesPlugin(context, '@capacitor/google-maps').holds !== 'yes') return undefined;
  const pinned = project.podfile?.content.pods.includes('Google-Maps-iOS-Utils');
  return {
    values: {pods: MAPS[to] ?? 'newer pods'},
    todo: sentences(
      to >= 6 && from < 6 && 'The plugin needs a deployment target of iOS 14 or later.',
      pinned && 'Delete the line with `Google-Maps-iOS-Utils` from the Podfile.',
      'Run the command in `ios/App` after you have synced.',
    ),
  };
}

/** The steps about CocoaPods. */
export const pods: Builders = {podfile, 'google-maps-ios': googleMaps};
