import {parseAllDocuments} from 'yaml';
import {placeOf, type BlockProblem} from '../problem';

/** Returns the first place where `code` isn't YAML 1.2 with one or more documents. */
export function yamlProblem(code: string): BlockProblem | undefined {
  const documents = parseAllDocuments(code, {prettyErrors: false});
  const [first] = Array.isArray(documents) ? documents.flatMap(({errors}) => errors) : [];
  if (!first) return undefined;
  const reason = first.message.replace(/\.$/, '');
  return {
    ...placeOf(code, first.pos[0]),
    message: `This is not YAML: ${reason}`,
    hint: 'Fix the indentation or the quotation marks here or just before',
  };
}
