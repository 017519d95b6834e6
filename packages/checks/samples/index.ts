import fs from 'node:fs';
import path from 'node:path';
import {findPlugin, loadPlugins} from '../../facts';
import {
  missingSamples,
  readMethodSamples,
  SAMPLED_VERSIONS,
  sampleFile,
  type SampleProblem,
} from '../../pages/methodSamples';
import {PageSyntaxError} from '../../pages/parseMarkdown';
import {isSampleFile} from '../listPages';
import type {CheckContext, Finding, SiteRule} from '../types';

const DIRECTIVE = /^::plugin-api\{plugin="([^"]+)"\}/m;

/**
 * Finds samples that are about no method of their plugin, or that aren't written as samples are, and, in the versions that
 * need them all, methods without one. It reads the files on every run, because a page is right or wrong with the other one.
 */
export const samplesRule: SiteRule<null> = {
  name: 'samples',
  inputs: [],
  checksSamples: true,
  collect: () => null,
  judge(pages, context) {
    const ofPages = pages.map(({file, version}) => ({page: pageOf(file), version}));
    const unique = new Map(ofPages.map((one) => [one.page, one]));
    return [...unique.values()].flatMap(({page, version}) => findingsOf(page, version, context));
  },
};

/** Returns the page that a file with samples is for, or the page itself. */
function pageOf(file: string): string {
  return isSampleFile(file) ? file.replace('/_', '/') : file;
}

function findingsOf(page: string, version: string, {siteDir}: CheckContext): Finding[] {
  const file = path.join(siteDir, page);
  const [, plugin] = /\/apis\//.test(page) ? (DIRECTIVE.exec(fs.readFileSync(file, 'utf8')) ?? []) : [];
  if (plugin === undefined) return [];
  const {methods} = findPlugin(loadPlugins(siteDir, version), version, plugin);
  const samples = path.posix.join(path.posix.dirname(page), path.basename(sampleFile(page)));
  const finding = (problem: SampleProblem): Finding => ({
    ...{file: samples, column: 1, rule: samplesRule.name},
    ...problem,
  });
  try {
    const read = readMethodSamples(file, methods);
    const missing = SAMPLED_VERSIONS.includes(version) ? missingSamples(methods, read) : [];
    const problems = missing.map((name) => ({
      line: 1,
      message: `The method "${name}" has no sample`,
      hint: `Write one below the heading ## ${name}`,
    }));
    return [...read.problems, ...problems].map(finding);
  } catch (error) {
    // The rule `mdx` reports it.
    if (error instanceof PageSyntaxError) return [];
    throw error;
  }
}
