import fs from 'node:fs';
import path from 'node:path';
import type {AnswerFile} from './types';

/** The folder of the data files, from the site's folder. */
export const ANSWERS_DIR = 'src/data/errors';

/** The name of the file whose answers apply to every plugin and package. */
export const COMMON = 'common';

type Written = Pick<AnswerFile, 'tool' | 'answers'> & Partial<Pick<AnswerFile, 'ignored'>>;

/**
 * Returns the data files of `src/data/errors`, sorted by name. Throws if one isn't JSON; everything else that may be wrong
 * with them is a finding of the content check.
 */
export function readAnswers(siteDir: string): AnswerFile[] {
  const dir = path.join(siteDir, ANSWERS_DIR);
  if (!fs.existsSync(dir)) return [];
  const names = fs.readdirSync(dir).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => readAnswerFile(siteDir, `${ANSWERS_DIR}/${name}`));
}

function readAnswerFile(siteDir: string, file: string): AnswerFile {
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
  try {
    const {tool, answers, ignored = []} = JSON.parse(source) as Written;
    return {file, name: path.basename(file, '.json'), tool, answers, ignored};
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`, {cause: error});
  }
}
