import {fileEdits, insertAt, type Edit} from '../../edits';
import {allElements, attributeOf, type XmlElement} from '../../read/xml';
import {editsOr} from '../parts';
import type {Builders, Context, Part} from '../types';

const EXPORTED = 'android:exported';

/** What Android 12 wants the attribute of, if it has an intent filter. */
const COMPONENTS = ['activity', 'service', 'receiver'];

function lacksExported(element: XmlElement): boolean {
  return (
    COMPONENTS.includes(element.name) &&
    element.children.some(({name}) => name === 'intent-filter') &&
    attributeOf(element, EXPORTED) === undefined
  );
}

/** Sets the attribute that Android 12 requires. */
function exported({project: {androidManifest: file}}: Context): Part | undefined {
  const open = file ? allElements(file.content).filter(lacksExported) : [];
  if (file && open.length === 0) return undefined;
  const edits = open.map((element) => addAttribute(file?.text ?? '', element, `${EXPORTED}="true"`));
  return editsOr(file ? fileEdits(file, edits) : [], {
    condition: 'the main activity lacks `android:exported`',
  });
}

/** Adds an attribute after the last one, on a line of its own if the others are. */
function addAttribute(text: string, {tag, attributes}: XmlElement, attribute: string): Edit {
  const last = attributes.at(-1);
  const at = last?.end ?? tag.end - 1;
  const before = last ? text.slice(tag.start, last.start) : '';
  const lead = before.slice(before.trimEnd().length) || ' ';
  return insertAt(at, `${lead}${attribute}`);
}

/** The values of `configChanges` that the template has since a major, and when Android asks for each. */
const CONFIG_CHANGES: readonly (readonly [major: number, value: string, occasion: string])[] = [
  [7, 'navigation', 'when a Bluetooth keyboard connects'],
  [8, 'density', 'when the display size changes in the settings of Android'],
];

/** The major whose value matters on every device, so that the step isn't optional any more. */
const NEEDED = 8;

/** Adds what the template's main activity handles itself since its majors. */
function configChanges({project, from, to}: Context): Part | undefined {
  const file = project.androidManifest;
  const values = CONFIG_CHANGES.filter(([major]) => major > from && major <= to);
  const attribute = (file ? allElements(file.content) : [])
    .filter(({name}) => name === 'activity')
    .flatMap(({attributes}) => attributes)
    .find(({name, value}) => name === 'android:configChanges' && value !== '');
  const present = attribute?.value.split('|') ?? [];
  const missing = values.filter(([, value]) => !present.includes(value));
  if (file && (!attribute || missing.length === 0)) return undefined;
  const names = missing.map(([, value]) => value);
  const occasions = missing.map(([, , occasion]) => occasion).join(' and ');
  const added = attribute ? [insertAt(attribute.valueRange.end, `|${names.join('|')}`)] : [];
  return {
    values: {names: names.join(' and '), them: names.length > 1 ? 'them' : 'it', occasions},
    ...editsOr(file ? fileEdits(file, added) : [], {
      items: [
        `\`android:configChanges="…|${names.join('|')}"\` of the main activity in \`AndroidManifest.xml\``,
      ],
    }),
    isOptional: to < NEEDED,
  };
}

/** The steps about the manifest, except for its permissions. */
export const manifest: Builders = {exported, 'config-changes': configChanges};
