import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {docsVersionOf} from './docsVersion';
import type {RemarkRequirementsOptions} from './remarkRequirements';
import {resolveTokens} from './resolveTokens';

/**
 * Returns Docusaurus's `markdown.parseFrontMatter` hook with `%req.name%` replaced in the strings of
 * the front matter, so that a description can state a number too. Throws `file:line  what is wrong`
 * for a token that names nothing.
 */
export function frontMatterRequirements({
  requirements,
  siteDir,
}: RemarkRequirementsOptions): ParseFrontMatter {
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const version = docsVersionOf(params.filePath, siteDir);
    const frontMatter = Object.fromEntries(
      Object.entries(result.frontMatter).map(([key, value]) => {
        if (typeof value !== 'string') return [key, value];
        const {text, problems} = resolveTokens(value, version, requirements);
        if (problems[0]) {
          const line = params.fileContent.split('\n').findIndex((l) => l.startsWith(`${key}:`)) + 1;
          const file = path.relative(siteDir, params.filePath);
          throw new Error(`${file}:${line}  ${problems[0].message}`);
        }
        return [key, text];
      }),
    );
    return {...result, frontMatter};
  };
}
