import {addMember, fileEdits, removeMembers, replaceRange, type Edit, type FileEdits} from './edits';
import {parentOf, settingOf, type Project} from './project';
import type {Member, ObjectNode} from './read/types';

/** Returns the edits that delete settings from the configuration. */
export function removeSettings({config}: Project, names: readonly string[]): FileEdits[] {
  if (!config) return [];
  const members = names.flatMap((name) => settingOf(config.content, name) ?? []);
  const objects = new Set(names.flatMap((name) => parentOf(config.content, name) ?? []));
  const edits = [...objects].flatMap((object) => removeMembers(config.text, object, members));
  return fileEdits(config, edits);
}

/** Returns the edits that give settings an uppercase value. */
export function uppercaseSettings(project: Project, names: readonly string[]): FileEdits[] {
  return editSettings(project, names, ({value}) =>
    typeof value.literal === 'string' && value.literal !== value.literal.toUpperCase()
      ? [replaceRange(value, quoteLike(project, value.literal.toUpperCase()))]
      : [],
  );
}

/** Returns the edits that give settings another key. */
export function renameSettings(project: Project, names: readonly string[], key: string): FileEdits[] {
  return editSettings(project, names, (member) => [rekeyed(project, member, key)]);
}

/** Returns the edits of the settings that the configuration has, each with the object around it and the file's text. */
function editSettings(
  {config}: Project,
  names: readonly string[],
  edit: (member: Member, object: ObjectNode, text: string) => readonly Edit[],
): FileEdits[] {
  if (!config) return [];
  const edits = names.flatMap((name) => {
    const [member, object] = [settingOf(config.content, name), parentOf(config.content, name)];
    return member && object ? edit(member, object, config.text) : [];
  });
  return fileEdits(config, edits);
}

function rekeyed(project: Project, {keyRange}: Member, key: string): Edit {
  const isQuoted = /^["']/.test(project.config?.text.slice(keyRange.start) ?? '');
  return replaceRange(keyRange, isQuoted ? quoteLike(project, key) : key);
}

/** Returns the edits that replace `hideLogs`, by any of its names, with `loggingBehavior`, which has other values. */
export function hideLogsEdits(project: Project, names: readonly string[]): FileEdits[] {
  return editSettings(project, names, (member, object, text) =>
    member.value.literal === true
      ? [rekeyed(project, member, 'loggingBehavior'), replaceRange(member.value, quoteLike(project, 'none'))]
      : removeMembers(text, object, [member]),
  );
}

/** Returns the edit that sets `server.androidScheme` to `http`. */
export function schemeEdits(project: Project): FileEdits[] {
  const {config} = project;
  if (!config) return [];
  const entry = `${keyLike(project, 'androidScheme')}: ${quoteLike(project, 'http')}`;
  const {assigned, object} = config.content;
  const server = settingOf(config.content, 'server')?.value.object;
  // What is assigned or spread may replace the new entry.
  if (assigned.includes('server') || (!server && object.isOpen)) return [];
  const edit = server
    ? addMember(config.text, server, entry)
    : addMember(config.text, object, `${keyLike(project, 'server')}: { ${entry} }`);
  return fileEdits(config, [edit]);
}

/** Returns the text as a script or a JSON file would have it, in the quotes that the file uses. */
function quoteLike({config}: Project, text: string): string {
  const isSingle = config?.content.format === 'script' && !/: *"/.test(config.text);
  return isSingle ? `'${text}'` : `"${text}"`;
}

function keyLike({config}: Project, key: string): string {
  return config?.content.format === 'script' ? key : JSON.stringify(key);
}
