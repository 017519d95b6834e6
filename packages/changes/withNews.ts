import {memberAnchor, type Field, type PluginModel} from '../facts';
import type {Change} from './types';

/** Returns what the badges at anchors of the newer version's page say: `New in v7` and `Changed in v7`, by anchor. */
export function newsByAnchor(changes: readonly Change[], label: string): ReadonlyMap<string, string> {
  return new Map(
    changes.flatMap((change): [string, string][] => {
      if (change.kind === 'added' && change.anchor) return [[change.anchor, `New in ${label}`]];
      return change.kind === 'changed' && change.anchor ? [[change.anchor, `Changed in ${label}`]] : [];
    }),
  );
}

/** Returns the model with the news at its methods, properties and settings. */
export function withNews(model: PluginModel, news: ReadonlyMap<string, string>): PluginModel {
  if (news.size === 0) return model;
  const mark = <T extends object>(one: T, anchor: string): T => {
    const text = news.get(anchor);
    return text === undefined ? one : {...one, news: text};
  };
  const marked = (fields: readonly Field[], owner: string): Field[] =>
    fields.map((field) => mark(field, memberAnchor(owner, field.name)));
  return {
    ...model,
    methods: model.methods.map((method) => mark(method, method.slug)),
    configuration: marked(model.configuration, 'configuration'),
    interfaces: model.interfaces.map((type) => ({...type, fields: marked(type.fields, type.slug)})),
    typeAliases: model.typeAliases.map((type) => ({...type, fields: marked(type.fields, type.slug)})),
    enums: model.enums.map((type) => ({...type, members: marked(type.members, type.slug)})),
  };
}
