import {minSatisfying} from 'semver';
import type {Field, PluginModel} from '../../../../packages/facts';

/**
 * Returns a plugin without the dates of what its first version had, which is nearly everything, so that those of later
 * additions stand out. The first version is the oldest one that a method states.
 */
export function withoutFirstVersion(model: PluginModel): PluginModel {
  const first = minSatisfying(
    model.methods.flatMap(({since}) => since ?? []),
    '*',
  );
  const later = <T extends {readonly since?: string}>({since, ...rest}: T): T =>
    (since === undefined || since === first ? rest : {since, ...rest}) as T;
  const laterFields = <T extends {readonly fields: readonly Field[]}>(type: T): T => ({
    ...type,
    fields: type.fields.map(later),
  });
  return {
    ...model,
    configuration: model.configuration.map(later),
    methods: model.methods.map((method) => ({
      ...later(method),
      parameters: method.parameters.map(later),
    })),
    interfaces: model.interfaces.map((type) => laterFields(later(type))),
    typeAliases: model.typeAliases.map((type) => laterFields(later(type))),
    enums: model.enums.map((type) => ({...later(type), members: type.members.map(later)})),
  };
}
