import fs from 'node:fs/promises';
import path from 'node:path';
import postcss, {type Rule} from 'postcss';
import {inlineConstants} from './constants';

/** Where the tokens are defined. */
const TOKENS = 'src/css/tokens.css';

/**
 * Returns a style sheet that a script adopts later, without comments. Tokens that have one value, such as distances, are
 * written as that value: a token that only this sheet reads would stay in the style sheet that every page loads. Throws if
 * the file can't be read.
 */
export async function loadLateStyles(siteDir: string, file: string): Promise<string> {
  const tokens = await fs.readFile(path.join(siteDir, TOKENS), 'utf8');
  const own = await fs.readFile(file, 'utf8');
  const root = postcss.parse(inlineConstants(`${tokens}\n${own}`, new Set()));
  root.walkComments((comment) => {
    comment.remove();
  });
  root.walkRules((rule: Rule) => {
    if (/^:root$|data-theme/.test(rule.selector)) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString().replace(/\s+/g, ' ').trim();
}
