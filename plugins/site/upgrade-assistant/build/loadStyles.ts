import fs from 'node:fs/promises';
import path from 'node:path';
import postcss, {type Rule} from 'postcss';
import {inlineConstants} from '../../../client/used-css/constants';

/** The styles of the application. */
export const STYLES = path.join(__dirname, '../browser/assistant.css');

/** Where the tokens are defined. */
const TOKENS = 'src/css/tokens.css';

/**
 * Returns the styles of the application without comments. Tokens that have one value, such as distances, are written as
 * that value: a token that only the application reads would stay in the style sheet that every page loads.
 */
export async function loadStyles(siteDir: string): Promise<string> {
  const tokens = await fs.readFile(path.join(siteDir, TOKENS), 'utf8');
  const own = await fs.readFile(STYLES, 'utf8');
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
