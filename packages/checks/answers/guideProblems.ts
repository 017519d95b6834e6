import path from 'node:path';
import {readGuides, type GuideError} from '../../errors/readGuides';
import {docsTreeOf} from '../../pages/docsVersion';
import type {Complaint, Finding} from '../types';
import {leaningWords} from './standAlone';

/** Returns what is wrong with the rows of a docs version's guides that the lookup quotes as answers. */
export function guideProblems(siteDir: string, version: string): Finding[] {
  const tree = docsTreeOf(version);
  return readGuides(path.join(siteDir, tree)).flatMap((error) =>
    complaintsAbout(error).map((complaint) => ({
      ...{file: `${tree}/${error.page}`, line: error.line, column: 1, rule: 'answers'},
      ...complaint,
    })),
  );
}

function complaintsAbout({messages: [title = ''], cause, fix}: GuideError): Complaint[] {
  const complaints = Object.entries({cause, fix}).flatMap(([field, text]) => {
    const words = leaningWords(text);
    const message = `The ${field} for "${title}" leans on its page with ${words}`;
    const hint = 'The error lookup shows it alone: name what it means, or link to it';
    return words === undefined ? [] : [{message, hint}];
  });
  const hint = 'Say in a column "Fix" what the developer does';
  return fix === '' ? [...complaints, {message: `The message "${title}" has no fix`, hint}] : complaints;
}
