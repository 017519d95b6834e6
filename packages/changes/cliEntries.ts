import {
  configId,
  optionId,
  sentence,
  type CliCommand,
  type CliModel,
  type ConfigModel,
  type ConfigOption,
} from '../facts';
import {factsOf} from './pluginEntries';
import {commentsIn} from './commentsIn';
import type {Entry} from './types';

/** Returns the arguments and options of a command. Hidden options are left out, because they can change at any time. */
export function commandEntries(command: CliCommand): Entry[] {
  return [
    ...command.arguments.map(({name, required, variadic}): Entry => ({
      subject: 'argument',
      key: `argument ${name}`,
      name,
      anchor: 'arguments',
      facts: {presence: required ? 'required' : 'optional', values: variadic ? 'several' : ''},
    })),
    ...command.options
      .filter(({hidden}) => !hidden)
      .map((option): Entry => ({
        subject: 'option',
        key: `option ${option.long}`,
        name: option.flags,
        anchor: optionId(option),
        facts: {
          flags: option.flags,
          default: option.defaultValue ?? '',
          choices: option.choices.join(', '),
        },
        ...commentsIn(sentence(option.description)),
      })),
  ];
}

/** Returns a CLI's commands without hidden ones, because those can change at any time. */
export function shownCommands({commands}: CliModel): CliCommand[] {
  return commands.filter(({hidden}) => !hidden);
}

/** Returns a CLI's commands as entries. */
export function cliEntries(cli: CliModel): Entry[] {
  return shownCommands(cli).map(({name, description}) => ({
    subject: 'command',
    key: `command ${name}`,
    name: `npx cap ${name}`,
    facts: {},
    ...commentsIn(sentence(description)),
  }));
}

/** Returns the options of the configuration file, at every depth, and of the types that they refer to. */
export function configEntries({options}: ConfigModel): Entry[] {
  return options.flatMap((option) => optionEntries(option));
}

function optionEntries(option: ConfigOption, parent?: string): Entry[] {
  const key = `setting ${option.path}`;
  const {options} = option;
  return [
    {
      subject: 'setting',
      key,
      name: option.path,
      anchor: configId(option.path),
      parent,
      // An object's type is the list of its options, which are entries of their own; and all options are optional.
      facts: factsOf({...option, optional: false, type: options.length > 0 ? '' : option.type}),
      ...commentsIn(option.docs, option.deprecated),
    },
    ...options.flatMap((child) => optionEntries(child, key)),
  ];
}
