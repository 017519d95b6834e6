import type {RootContent} from 'mdast';
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
  const sample = sampleOf(configuration);
  return [
    paragraph(
      text('Set these keys under '),
      inlineCode(`plugins.${configurationKey}`),
      text(' in the Capacitor configuration file. All of them are optional.'),
    ),
    ...fieldList(fields, 'configuration', links),
    ...(sample
      ? [
          {
            type: 'code',
            lang: 'json',
            meta: 'title="capacitor.config.json"',
            value: sampleCode(configurationKey, sample),
          } as const,
        ]
      : []),
  ];
}

type Sample = Readonly<Record<string, unknown>>;

/** How the comment of a key begins that a corrected comment calls useless. */
const USELESS = 'Has no effect';

/** Returns the examples that are valid JSON, by key. Leaves out the keys that readers shouldn't set. */
function sampleOf(fields: readonly Field[]): Sample | undefined {
  const entries = fields.flatMap(({name, docs, example}): [string, unknown][] => {
    try {
      return example && !name.includes('.') && !docs.startsWith(USELESS)
        ? [[name, JSON.parse(example) as unknown]]
        : [];
    } catch {
      return [];
    }
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function sampleCode(key: string, sample: Sample): string {
  return JSON.stringify({plugins: {[key]: sample}}, null, 2);
}
