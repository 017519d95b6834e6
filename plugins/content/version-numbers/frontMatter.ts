import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {docsVersionOf} from '../../../packages/pages/docsVersion';
import type {RemarkRequirementsOptions} from './remarkRequirements';
import {resolveTokens} from '../../../packages/pages/resolveTokens';

/**
 * Returns Docusaurus's `markdown.parseFrontMatter` hook, which replaces `%req.name%` in the strings of the front
 * matter, so that a description can contain a number, too. Throws `file:line  what is wrong` for an unknown token and
 * for front matter that isn't valid YAML.
 */
export function frontMatterRequirements({
  requirements,
  siteDir,
}: RemarkRequirementsOptions): ParseFrontMatter {
  // gray-matter caches its results, and returns empty front matter the second time for a text that it failed to
  // parse.
  const failed = new Map<string, Error>();
  return async (params) => {
    const known = failed.get(params.fileContent);
    if (known) throw known;
    const file = path.relative(siteDir, params.filePath);
    const result = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
      const complaint = explain(error as YamlError, file);
      failed.set(params.fileContent, complaint);
      throw complaint;
    });
    const version = docsVersionOf(params.filePath, siteDir);
    const frontMatter = Object.fromEntries(
      Object.entries(result.frontMatter).map(([key, value]) => {
        if (typeof value !== 'string') return [key, value];
        const {text, problems} = resolveTokens(value, version, requirements);
        if (problems[0]) {
          const line = params.fileContent.split('\n').findIndex((l) => l.startsWith(`${key}:`)) + 1;
          throw new Error(`${file}:${line}  ${problems[0].message}. ${problems[0].hint}.`);
        }
        return [key, text];
      }),
    );
    return {...result, frontMatter};
  };
}

/** What js-yaml throws: a reason and a line number, zero-based and counted from the opening `---`. */
type YamlError = Error & {readonly reason: string; readonly mark?: {readonly line: number}};

function explain(error: YamlError, file: string): Error {
  if (error.name !== 'YAMLException') return error;
  const {reason, mark} = error;
  const where = `${file}:${(mark?.line ?? 0) + 1}`;
  return new Error(
    `${where}  The front matter is not YAML: ${reason}. Put a value with special characters in quotation marks.`,
    {cause: error},
  );
}
