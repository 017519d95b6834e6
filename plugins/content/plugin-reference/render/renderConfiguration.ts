import type {Code, RootContent} from 'mdast';
import type {Field, PluginModel} from '../../../../packages/facts';
import {inlineCode, paragraph, text} from '../../../../packages/pages/markdown';
import {fieldList} from './fields';
import type {Links} from './links';

/** Returns a plugin's configuration: its keys, and a sample with the values from their comments. */
export function renderConfiguration(model: PluginModel, links: Links): RootContent[] {
  const {configuration, configurationKey} = model;
  if (configuration.length === 0) return [];
  // Every key is optional, and the sample below shows all examples.
  const fields = configuration.map((field): Field => ({...field, optional: false, example: undefined}));
  return [
    paragraph(
      text('Set these keys under '),
      inlineCode(`plugins.${configurationKey}`),
      text(' in the Capacitor configuration file. All of them are optional.'),
    ),
    ...fieldList(fields, 'configuration', links),
    ...sampleOf(configuration, configurationKey),
  ];
}

/** How the comment of a key begins that a corrected comment calls useless. */
const USELESS = 'Has no effect';

/** Returns a sample with the examples that are valid JSON, if there are any, without the keys that readers shouldn't set. */
function sampleOf(fields: readonly Field[], key: string): Code[] {
  const entries = fields.flatMap(({name, docs, example}): [string, unknown][] => {
    if (!example || name.includes('.') || docs.startsWith(USELESS)) return [];
    try {
      return [[name, JSON.parse(example)]];
    } catch {
      return [];
    }
  });
  if (entries.length === 0) return [];
  const value = JSON.stringify({plugins: {[key]: Object.fromEntries(entries)}}, null, 2);
  return [{type: 'code', lang: 'json', meta: 'title="capacitor.config.json"', value}];
}
