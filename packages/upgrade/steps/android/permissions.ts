import {usesPlugin} from '../../conditions';
import {fileEdits, indentBefore, insertAt, lineEnding, type FileEdits} from '../../edits';
import type {Project} from '../../project';
import {allElements, attributeOf, type XmlElement} from '../../read/xml';
import type {Builders, Part} from '../types';

type Manifest = NonNullable<Project['androidManifest']>;

function permissionsIn(file: Manifest | undefined, names: readonly string[]): XmlElement[] {
  return (file ? allElements(file.content) : []).filter(
    (element) =>
      element.name === 'uses-permission' &&
      names.includes(attributeOf(element, 'android:name')?.replace('android.permission.', '') ?? ''),
  );
}

function addPermission(file: Manifest, name: string): FileEdits[] {
  const {text, content} = file;
  const last = content.children.findLast((child) => child.name === 'uses-permission');
  const indent = last ? indentBefore(text, last.start) : '    ';
  const line = `<uses-permission android:name="android.permission.${name}" />`;
  return fileEdits(file, [insertAt(last?.end ?? content.tag.end, `${lineEnding(text)}${indent}${line}`)]);
}

const EXACT = ['SCHEDULE_EXACT_ALARM', 'USE_EXACT_ALARM'];
const PHOTO_PERMISSIONS = ['READ_MEDIA_IMAGES', 'READ_EXTERNAL_STORAGE', 'WRITE_EXTERNAL_STORAGE'];

/** Since this major, the Camera plugin uses the photo picker, which needs no permissions. */
const PICKER = 6;

/** Since this major, apps target Android 14, where users have to allow exact alarms. */
const ALLOWED = 6;

/** The steps about permissions in the manifest. */
export const permissions: Builders = {
  /** Reviews the permissions for photos, which depend on how the Camera plugin of the target picks them. */
  'camera-permissions': (context) => {
    const {holds, open} = usesPlugin(context, '@capacitor/camera');
    const part = (context.to >= PICKER ? withPicker : withoutPicker)(context.project.androidManifest);
    return holds === 'no' ? undefined : part && {...part, condition: open};
  },
  /** Leaves the reader to decide about exact alarms. */
  'exact-alarms': (context) => {
    const {holds, open} = usesPlugin(context, '@capacitor/local-notifications');
    const declared = permissionsIn(context.project.androidManifest, EXACT);
    const isDone = declared.length > 0 && context.to < ALLOWED;
    return holds === 'no' || isDone ? undefined : {condition: open};
  },
};

function withPicker(file: Manifest | undefined): Part | undefined {
  const present = permissionsIn(file, PHOTO_PERMISSIONS);
  if (file && present.length === 0) return undefined;
  const names = file
    ? present.map((element) => attributeOf(element, 'android:name') ?? '')
    : PHOTO_PERMISSIONS;
  return {items: names.map((name) => `\`${name}\``)};
}

function withoutPicker(file: Manifest | undefined): Part | undefined {
  if (permissionsIn(file, ['READ_MEDIA_IMAGES']).length > 0) return undefined;
  return {text: 'camera-permission', edits: file ? addPermission(file, 'READ_MEDIA_IMAGES') : []};
}
