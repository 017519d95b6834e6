import type {Answer, AnswerFile} from '../../errors/types';
import type {Finding} from '../types';
import type {PlaceOf} from './places';
import {leaningWords} from './standAlone';

const FIELDS = [
  'messages',
  'codes',
  'versions',
  'platforms',
  'raisedBy',
  'listed',
  'secondary',
  'cause',
  'fix',
];
const PLATFORMS = ['ios', 'android', 'web', 'cli'];

type Problem = {readonly field: string; readonly message: string; readonly hint: string};

/** Returns what is wrong with the answers of a data file, apart from whether their messages and links exist. */
export function entryProblems({file, tool, answers}: AnswerFile, placeOf: PlaceOf): Finding[] {
  return answers.flatMap((answer, index) => {
    const problems = [
      ...fieldProblems(answer),
      ...(tool === undefined ? placeProblems(answer) : sourceProblems(answer)),
      ...textProblems(answer),
    ];
    return problems.map(({field, message, hint}) => {
      const at = field in answer ? ['answers', index, field] : ['answers', index];
      return {file, ...placeOf(at), rule: 'answers', message, hint};
    });
  });
}

function fieldProblems(answer: Answer): Problem[] {
  const unknown = Object.keys(answer).find((field) => !FIELDS.includes(field));
  const platform = answer.platforms?.find((one) => !PLATFORMS.includes(one));
  const {messages = [], codes = []} = answer;
  return [
    ...(unknown === undefined
      ? []
      : [
          {
            field: unknown,
            message: `An answer has no field "${unknown}"`,
            hint: `The fields are ${FIELDS.join(', ')}`,
          },
        ]),
    ...(platform === undefined
      ? []
      : [
          {
            field: 'platforms',
            message: `"${platform}" is no platform`,
            hint: `Write ${PLATFORMS.join(', ')}`,
          },
        ]),
    ...(messages.length + codes.length > 0
      ? []
      : [
          {
            field: 'cause',
            message: 'The answer has neither messages nor codes',
            hint: 'Add the messages that it is for',
          },
        ]),
  ];
}

/** The platforms of an answer that is listed by hand can't be extracted. */
function placeProblems({listed, platforms = []}: Answer): Problem[] {
  const isComplete = listed === undefined || platforms.length > 0;
  const message = 'The answer is listed by hand, but has no platforms';
  return isComplete ? [] : [{field: 'listed', message, hint: 'Add its platforms'}];
}

/** Nothing compares the messages of a tool with its source, so each answer says where they come from. */
function sourceProblems({listed}: Answer): Problem[] {
  const message = "The answer doesn't say where the tool's message comes from";
  const hint = 'Add "listed": the source of the tool, the text of a store, or a public report';
  return listed ? [] : [{field: 'listed', message, hint}];
}

function textProblems(answer: Answer): Problem[] {
  return (['cause', 'fix'] as const).flatMap((field): Problem[] => {
    const text: unknown = answer[field];
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
  });
}
