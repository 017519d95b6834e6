import {isMap, parseDocument, visit, type Document} from 'yaml';
import {PageSyntaxError} from '../pages/parseMarkdown';
import {placeAt} from './pageSource';

/** Something wrong at an offset (UTF-16 units) of the front matter. */
type YamlProblem = {readonly offset: number; readonly reason: string; readonly hint: string};

/**
 * Returns the fields of the front matter `yaml` of the page `file`, whose whole text is `source`. Throws a
 * `PageSyntaxError` with the place of the mistake if it isn't a YAML map.
 */
export function parseFrontMatter(file: string, source: string, yaml: string): Record<string, unknown> {
  const document = parseDocument(yaml, {prettyErrors: false, logLevel: 'silent'});
  const refuse = ({offset, reason, hint}: YamlProblem, cause?: unknown): never => {
    // The YAML starts on the line after the opening `---`.
    const {line, column} = placeAt(source, source.indexOf('\n') + 1 + offset);
    throw new PageSyntaxError(file, line, column, reason, hint, {cause});
  };
  const problem = problemIn(document, yaml);
  if (problem) return refuse(problem);
  try {
    return (document.toJS() ?? {}) as Record<string, unknown>;
  } catch (error) {
    // The library only refuses aliases that would multiply without limit.
    const hint = 'Write out the values instead of repeating them with *';
    return refuse(invalid(0, (error as Error).message, hint), error);
  }
}

function problemIn(document: Document.Parsed, yaml: string): YamlProblem | undefined {
  const [error] = document.errors;
  if (error) return unclosedQuote(document, yaml) ?? invalid(error.pos[0], error.message);
  if (document.contents === null || isMap(document.contents)) return unresolvedAlias(document);
  return {
    offset: document.contents.range[0],
    reason: 'The front matter has no fields',
    hint: 'Write each field on its line, such as title: Camera',
  };
}

function invalid(
  offset: number,
  message: string,
  hint = 'Put a value with special characters in quotation marks',
): YamlProblem {
  return {offset, reason: `The front matter is not valid YAML: ${message.split('\n', 1)[0]}`, hint};
}

/** YAML reads an unclosed value to the next quotation mark or the end, and reports that place instead. */
function unclosedQuote(document: Document.Parsed, yaml: string): YamlProblem | undefined {
  let found: YamlProblem | undefined;
  visit(document, {
    Scalar: (_key, {range, type}) => {
      if (!range || !/^QUOTE/.test(type ?? '')) return;
      const text = yaml.slice(range[0], range[1]);
      if (text.length > 1 && text.endsWith(text[0] ?? '') && !text.includes('\n')) return;
      const hint = 'Close the value with the same quotation mark';
      found = invalid(range[0], 'the quotation mark is not closed on its line', hint);
      return visit.BREAK;
    },
  });
  return found;
}

function unresolvedAlias(document: Document.Parsed): YamlProblem | undefined {
  let found: YamlProblem | undefined;
  visit(document, {
    Alias: (_key, node) => {
      if (node.resolve(document)) return;
      found = invalid(node.range?.[0] ?? 0, `nothing is called "${node.source}" here`);
      return visit.BREAK;
    },
  });
  return found;
}
