import {evaluate} from '../conditions';
import {hasSetting, settingOf} from '../project';
import {hideLogsEdits, removeSettings, schemeEdits} from '../settingEdits';
import type {Builder} from './types';
import {written} from './written';

const HIDE_LOGS = ['hideLogs', 'ios.hideLogs', 'android.hideLogs'];

/** Replaces the setting for logs. */
export const loggingBehavior = written('logging-behavior', (context) => {
  const {holds, open} = evaluate(context, {setting: HIDE_LOGS});
  if (holds === 'no') return undefined;
  return {
    edits: open ? [] : hideLogsEdits(context.project, HIDE_LOGS),
    condition: open,
  };
});

/** The major with the default `https`. */
const HTTPS = 6;

/** Keeps the address that the WebView stores data under. */
export const androidScheme: Builder = (context) => {
  const {project, from, to} = context;
  const {config} = project;
  const isSet = config && hasSetting(config.content, 'server.androidScheme');
  if (from >= HTTPS || isSet) return undefined;
  const edits = config && isSet === false ? schemeEdits(project) : [];
  return {
    title: 'Set server.androidScheme to keep stored data',
    why: `The default changes from \`http\` to \`https\` in 6.0${to < HTTPS ? ', so set it now' : ''}. With another scheme, the WebView no longer finds cookies, local storage and databases that the app stored on Android.`,
    todo: 'Set it to `http` for an app that users have installed. A new app can use `https`.',
    edits,
    condition: edits.length === 0 ? "the configuration doesn't set `server.androidScheme`" : undefined,
    check: 'Install the new build over the previous release on Android: users stay signed in.',
  };
};

/**
 * Lets the reader decide about telemetry: after the packages, because the CLI of 2.x doesn't have the command, and before
 * the sync, which already sends data.
 */
export const telemetry = written('telemetry');

/** What `cap add` accepts: at least two segments that each start with a letter. */
const APP_ID = /^[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)+$/;

/** Checks the ID of the app. */
export const appId = written('app-id', ({project: {config}}) => {
  const id = config && settingOf(config.content, 'appId')?.value.literal;
  return typeof id === 'string' && APP_ID.test(id) ? undefined : {};
});

/** The settings of earlier majors that the curated changes deal with. */
const KNOWN =
  /^(?:hideLogs|(?:ios|android)\.hideLogs|bundledWebRuntime|npmClient|windowsAndroidStudioPath|linuxAndroidStudioPath|ios\.minVersion|ios\.cordovaSwiftVersion|cordova\.staticPlugins|android\.adjustMarginsForEdgeToEdge)$/;

/** Deletes settings that the packages' own declarations no longer have. */
export const removedSettings = written('removed-settings', ({project, data, from, to}) => {
  const {config} = project;
  if (!config) return undefined;
  const isGone = (name: string): boolean => !KNOWN.test(name) && hasSetting(config.content, name) === true;
  const news = data.api
    .filter(({major}) => major > from && major <= to)
    .map(({name, removed, link}) => ({
      link,
      gone: removed.filter((one) => (name === 'config' || one.startsWith('plugins.')) && isGone(one)),
    }))
    .filter(({gone}) => gone.length > 0);
  const gone = news.flatMap((one) => one.gone);
  if (gone.length === 0) return undefined;
  return {
    items: gone.map((name) => `\`${name}\``),
    edits: removeSettings(project, gone),
    guides: [...new Set(news.map(({link}) => link))],
  };
});
