import {isMap, parseDocument, visit, type Document} from 'yaml';
import {placeAt} from './pageSource';
import {UnreadablePage} from './unreadablePage';

/** Something wrong at an offset (UTF-16 units) of the front matter. */
type YamlProblem = {readonly offset: number; readonly reason: string; readonly hint: string};

/**
 * Returns the fields of the front matter `yaml` of the page `file`, whose whole text is `source`. Throws an
 * `UnreadablePage` with the place of the mistake if it isn't a YAML map.
 */
export function parseFrontMatter(file: string, source: string, yaml: string): Record<string, unknown> {
  const document = parseDocument(yaml, {prettyErrors: false, logLevel: 'silent'});
  const refuse = ({offset, reason, hint}: YamlProblem, cause?: unknown): never => {
    // The YAML starts on the line after the opening `---`.
    const place = placeAt(source, source.indexOf('\n') + 1 + offset);
    throw new UnreadablePage(file, place, reason, hint, {cause});
  };
  const problem = problemIn(document, yaml);
  if (problem) return refuse(problem);
  try {
    return (document.toJS() ?? {}) as Record<string, unknown>;
  } catch (error) {
    // The library only refuses aliases that would multiply without limit.
    const hint = 'Write out the values instead of repeating them with *';
    return refuse({...invalid(0, firstLine((error as Error).message)), hint}, error);
  }
}

function problemIn(document: Document.Parsed, yaml: string): YamlProblem | undefined {
  const [error] = document.errors;
  if (error) return unclosedQuote(document, yaml) ?? invalid(error.pos[0], firstLine(error.message));
  if (document.contents !== null && !isMap(document.contents)) {
    return {
      offset: document.contents.range[0],
      reason: 'The front matter has no fields',
      hint: 'Write each field on its line, such as title: Camera',
    };
  }
  return unresolvedAlias(document);
}

function invalid(offset: number, reason: string): YamlProblem {
  return {
    offset,
    reason: `The front matter is not valid YAML: ${reason}`,
    hint: 'Put a value with special characters in quotation marks',
  };
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? message;
}

/** YAML reads an unclosed value to the next quotation mark or the end, and reports that place instead. */
function unclosedQuote(document: Document.Parsed, yaml: string): YamlProblem | undefined {
  let found: YamlProblem | undefined;
  visit(document, {
    Scalar: (_key, node) => {
      if (!node.range || !/^QUOTE/.test(node.type ?? '')) return;
      const text = yaml.slice(node.range[0], node.range[1]);
      if (text.length > 1 && text.endsWith(text[0] ?? '') && !text.includes('\n')) return;
      found = {
        offset: node.range[0],
        reason: 'The front matter is not valid YAML: the quotation mark is not closed on its line',
        hint: 'Close the value with the same quotation mark',
      };
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
