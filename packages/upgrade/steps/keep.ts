import {settingOf} from '../project';
import {isOlder} from '../versions';
import {SDKS} from './android/variables';
import {required} from './parts';
import type {Builder, Context} from './types';

/** Says what of the project stays as it is, because changing it costs users their data, or undoes a choice. */
export const keep: Builder = (context) => {
  const items = [...keptSettings(context), ...keptTargets(context)];
  return items.length > 0 ? {items} : undefined;
};

/** The settings that decide under which address the WebView stores data. */
const ORIGIN = ['server.androidScheme', 'server.iosScheme', 'server.hostname'];

function keptSettings({project: {config}}: Context): string[] {
  if (!config) return [];
  return ORIGIN.flatMap((name) => {
    const value = settingOf(config.content, name)?.value;
    return value
      ? [
          `\`${name}\`: ${config.text.slice(value.start, value.end)}. With another value, the app no longer finds what it stored.`,
        ]
      : [];
  });
}

function keptTargets(context: Context): string[] {
  const {variables, xcode, podfile} = context.project;
  const higher = (value: string, minimum: string): boolean => minimum !== '' && isOlder(minimum, value);
  const sdks = (variables?.content.values ?? []).flatMap(({name, value}) => {
    const requirement = Object.hasOwn(SDKS, name) ? SDKS[name] : undefined;
    return requirement !== undefined && higher(value, required(context, requirement))
      ? [`\`${name} = ${value}\`, which is higher than Capacitor needs`]
      : [];
  });
  const targets = [...(xcode?.content.targets ?? []), podfile?.content.target]
    .flatMap((target) => target?.value ?? [])
    .filter((value) => higher(value, required(context, 'iosMin')));
  return [
    ...sdks,
    ...[...new Set(targets)].map(
      (value) => `The iOS deployment target ${value}, which is higher than Capacitor needs`,
    ),
  ];
}
