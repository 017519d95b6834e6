import type {Answer, AnswerFile} from '../../errors/types';
import type {Complaint, Finding} from '../types';
import type {PlaceOf} from './places';
import {leaningWords} from './standAlone';

const FIELDS = [
  ...['messages', 'codes', 'versions', 'platforms', 'raisedBy'],
  ...['listed', 'secondary', 'cause', 'fix'],
];
const PLATFORMS = ['ios', 'android', 'web', 'cli'];

/** Returns what is wrong with the answers of a data file, apart from whether their messages and links exist. */
export function entryProblems({file, tool, answers}: AnswerFile, placeOf: PlaceOf): Finding[] {
  return answers.flatMap((answer, index) =>
    problemsOf(answer, tool !== undefined).map(({field, ...complaint}) => {
      const at = field in answer ? ['answers', index, field] : ['answers', index];
      return {file, ...placeOf(at), rule: 'answers', ...complaint};
    }),
  );
}

type Problem = Complaint & {readonly field: string};

function problemsOf(answer: Answer, isOfTool: boolean): Problem[] {
  const {messages = [], codes = [], platforms = [], listed} = answer;
  const problems: Problem[] = [];
  const add = (field: string, message: string, hint: string): void => {
    problems.push({field, message, hint});
  };
  const unknown = Object.keys(answer).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined)
    add(unknown, `An answer has no field "${unknown}"`, `The fields are ${FIELDS.join(', ')}`);
  const platform = platforms.find((one) => !PLATFORMS.includes(one));
  if (platform !== undefined)
    add('platforms', `"${platform}" is no platform`, `Write ${PLATFORMS.join(', ')}`);
  if (messages.length + codes.length === 0)
    add('cause', 'The answer has neither messages nor codes', 'Add the messages that it is for');
  // The platforms of an answer that is listed by hand can't be extracted.
  if (!isOfTool && listed !== undefined && platforms.length === 0)
    add('listed', 'The answer is listed by hand, but has no platforms', 'Add its platforms');
  // Nothing compares the messages of a tool with its source, so each answer says where they come from.
  if (isOfTool && !listed) {
    const hint = 'Add "listed": the source of the tool, the text of a store, or a public report';
    add('listed', "The answer doesn't say where the tool's message comes from", hint);
  }
  return [...problems, ...textProblems('cause', answer.cause), ...textProblems('fix', answer.fix)];
}

function textProblems(field: 'cause' | 'fix', text: unknown): Problem[] {
  if (typeof text !== 'string' || text === '')
    return [{field, message: `The answer has no ${field}`, hint: `Write one sentence as its ${field}`}];
  if (!/[.?!]$/.test(text))
    return [{field, message: `The ${field} doesn't end with a period`, hint: 'Write whole sentences'}];
  const words = leaningWords(text);
  if (words !== undefined)
    return [{field, message: `The ${field} leans on its page with ${words}`, hint: 'Name what it means'}];
  return /\n|^[-*#] /.test(text)
    ? [{field, message: `The ${field} has more than one paragraph`, hint: 'Write one or two sentences'}]
    : [];
}
