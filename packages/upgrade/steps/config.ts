import {evaluate} from '../conditions';
import {hasSetting, settingOf} from '../project';
import {hideLogsEdits, removeSettings, schemeEdits} from '../settingEdits';
import type {Builders} from './types';

const HIDE_LOGS = ['hideLogs', 'ios.hideLogs', 'android.hideLogs'];

/** The major with the default `https`. */
const HTTPS = 6;

/** What `cap add` accepts: at least two segments that each start with a letter. */
const APP_ID = /^[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)+$/;

/** The settings of earlier majors that the curated changes deal with. */
const KNOWN =
  /^(?:hideLogs|(?:ios|android)\.hideLogs|bundledWebRuntime|npmClient|windowsAndroidStudioPath|linuxAndroidStudioPath|ios\.minVersion|ios\.cordovaSwiftVersion|cordova\.staticPlugins|android\.adjustMarginsForEdgeToEdge)$/;

/** The steps about the configuration. */
export const config: Builders = {
  'logging-behavior': (context) => {
    const {holds, open} = evaluate(context, {setting: HIDE_LOGS});
    if (holds === 'no') return undefined;
    return {edits: open ? [] : hideLogsEdits(context.project, HIDE_LOGS), condition: open};
  },
  /** Keeps the address that the WebView stores data under. */
  'android-scheme': ({project, from}) => {
    const isSet = project.config && hasSetting(project.config.content, 'server.androidScheme');
    if (from >= HTTPS || isSet) return undefined;
    const edits = isSet === false ? schemeEdits(project) : [];
    const condition = edits.length === 0 ? "the configuration doesn't set `server.androidScheme`" : undefined;
    return {edits, condition};
  },
  'app-id': ({project: {config: file}}) => {
    const id = file && settingOf(file.content, 'appId')?.value.literal;
    return typeof id === 'string' && APP_ID.test(id) ? undefined : {};
  },
  /** Deletes settings that the packages' own declarations no longer have. */
  'removed-settings': ({project, data, from, to}) => {
    const {config: file} = project;
    if (!file) return undefined;
    const isGone = (name: string): boolean => !KNOWN.test(name) && hasSetting(file.content, name) === true;
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
  },
};
