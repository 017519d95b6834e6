import path from 'node:path';
import {readGuides, type GuideError} from '../../errors/readGuides';
import {docsTreeOf} from '../../pages/docsVersion';
import type {Finding} from '../types';
import {leaningWords} from './standAlone';

/** Returns what is wrong with the rows of a docs version's guides that the lookup quotes as answers. */
export function guideProblems(siteDir: string, version: string): Finding[] {
  const tree = docsTreeOf(version);
  return readGuides(path.join(siteDir, tree)).flatMap((error) =>
    problemsOf(error).map(({message, hint}): Finding => ({
      file: `${tree}/${error.page}`,
      line: error.line,
      column: 1,
      rule: 'answers',
      message,
      hint,
    })),
  );
}

function problemsOf({messages: [title = ''], cause, fix}: GuideError): Pick<Finding, 'message' | 'hint'>[] {
  const texts = Object.entries({cause, fix});
  const leaning = texts.flatMap(([field, text]) => {
    const words = leaningWords(text);
    return words === undefined
      ? []
      : [
          {
            message: `The ${field} for "${title}" leans on its page with ${words}`,
            hint: 'The error lookup shows it alone: name what it means, or link to it',
          },
        ];
  });
  return fix === ''
    ? [
        ...leaning,
        {message: `The message "${title}" has no fix`, hint: 'Say in a column "Fix" what the developer does'},
      ]
    : leaning;
}
