import {usesPlugin} from '../../conditions';
import {fileEdits, indentBefore, insertAt, lineEnding, type FileEdits} from '../../edits';
import type {Project} from '../../project';
import {allElements, attributeOf, type XmlElement} from '../../read/xml';
import {sentences} from '../parts';
import type {Builder} from '../types';
import {written} from '../written';

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

const PHOTO_PERMISSIONS = ['READ_MEDIA_IMAGES', 'READ_EXTERNAL_STORAGE', 'WRITE_EXTERNAL_STORAGE'];

/** Since this major, the Camera plugin uses the photo picker, which needs no permissions. */
const PICKER = 6;

/** Reviews the permissions for photos, which depend on how the Camera plugin of the target picks them. */
export const cameraPermissions: Builder = (context, changes) => {
  const {holds, open} = usesPlugin(context, '@capacitor/camera');
  const draft = (context.to >= PICKER ? withPicker : withoutPicker)(context, changes);
  return holds === 'no' ? undefined : draft && {...draft, condition: open};
};

const withPicker = written('camera-permissions', ({project: {androidManifest: file}}) => {
  const present = permissionsIn(file, PHOTO_PERMISSIONS);
  if (file && present.length === 0) return undefined;
  const names = file
    ? present.map((element) => attributeOf(element, 'android:name') ?? '')
    : PHOTO_PERMISSIONS;
  return {items: names.map((name) => `\`${name}\``)};
});

const withoutPicker = written('camera-permission', ({project: {androidManifest: file}}) =>
  permissionsIn(file, ['READ_MEDIA_IMAGES']).length > 0
    ? undefined
    : {edits: file ? addPermission(file, 'READ_MEDIA_IMAGES') : []},
);

const EXACT = 'SCHEDULE_EXACT_ALARM';

/** Since this major, apps target Android 14, where users have to allow exact alarms. */
const ALLOWED = 6;
/** Since this major, the Local Notifications plugin declares the permission itself. */
const DECLARED = 8;

/** Leaves the reader to decide about exact alarms. */
export const exactAlarms: Builder = (context) => {
  const {project, to} = context;
  const {holds, open} = usesPlugin(context, '@capacitor/local-notifications');
  if (holds === 'no') return undefined;
  const file = project.androidManifest;
  const isDeclared = permissionsIn(file, [EXACT, 'USE_EXACT_ALARM']).length > 0;
  if (isDeclared && to < ALLOWED) return undefined;
  return {
    title: 'Decide whether notifications come at the exact time',
    why: `Since Android 12, exact alarms need \`${EXACT}\`${to >= ALLOWED ? ', and since Android 14, the user has to allow them, too' : ''}.`,
    todo: sentences(
      to >= DECLARED
        ? `The plugin declares the permission itself. If you don't need it, remove it with \`tools:node="remove"\`.`
        : `If notifications must be exact, declare \`${EXACT}\`.`,
      to >= ALLOWED &&
        'Check the setting with `checkExactNotificationSetting()`, and open it with `changeExactNotificationSetting()`.',
    ),
    condition: open,
    isOptional: true,
    check: 'On Android 14 or later, a scheduled notification arrives when you expect it.',
  };
};
