import {configId, type ConfigModel, type ConfigOption} from '../../../../packages/facts';

/** Returns the configuration with the news at its options. `news` has them by the options' anchors. */
export function withOptionNews(model: ConfigModel, news: ReadonlyMap<string, string>): ConfigModel {
  const marked = (option: ConfigOption): ConfigOption => {
    const text = news.get(configId(option.path));
    return {
      ...option,
      ...(text === undefined ? {} : {news: text}),
      options: option.options.map(marked),
    };
  };
  return {...model, options: model.options.map(marked)};
}
