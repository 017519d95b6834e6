import fs from 'node:fs';
import path from 'node:path';
import {findPlugin, loadPlugins} from '../../facts';
import {relativePath} from '../../lib/posixPaths';
import {missingSamples, readMethodSamples, SAMPLED_VERSIONS, sampleFile} from '../../pages/methodSamples';
import {PageSyntaxError} from '../../pages/parseMarkdown';
import type {CheckContext, Finding, SiteRule} from '../types';

const DIRECTIVE = /^::plugin-api\{plugin="([^"]+)"\}/m;

/**
 * Finds samples that are about no method of their plugin, or that aren't written as samples are, and, in the versions that
 * need them all, methods without one. It reads the files on every run, because a page is right or wrong with the other one.
 */
export const samplesRule: SiteRule<null> = {
  name: 'samples',
  checksSamples: true,
  collect: () => null,
  judge(pages, context) {
    // The page of a file with samples, or the page itself.
    const ofPages = pages.map(({file, version}) => [file.replace('/_', '/'), version] as const);
    return [...new Map(ofPages)].flatMap(([page, version]) => findingsOf(page, version, context));
  },
};

function findingsOf(page: string, version: string, {siteDir}: CheckContext): Finding[] {
  const file = path.join(siteDir, page);
  const [, plugin] = /\/apis\//.test(page) ? (DIRECTIVE.exec(fs.readFileSync(file, 'utf8')) ?? []) : [];
  if (plugin === undefined) return [];
  const {methods} = findPlugin(loadPlugins(siteDir, version), version, plugin);
  try {
    const read = readMethodSamples(file, methods);
    const missing = SAMPLED_VERSIONS.includes(version) ? missingSamples(methods, read) : [];
    const problems = missing.map((name) => ({
      line: 1,
      message: `The method "${name}" has no sample`,
      hint: `Write one below the heading ## ${name}`,
    }));
    const common = {file: relativePath(siteDir, sampleFile(file)), column: 1, rule: samplesRule.name};
    return [...read.problems, ...problems].map((problem) => ({...common, ...problem}));
  } catch (error) {
    // The rule `mdx` reports it.
    if (error instanceof PageSyntaxError) return [];
    throw error;
  }
}
