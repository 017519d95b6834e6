import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, MarkdownConfig, PluginConfig} from '@docusaurus/types';
import {parseDeadlines} from '../../packages/pages/deadlines';
import type {Requirements} from '../../packages/pages/requirements';
import {supportPhases} from '../../packages/pages/supportPhases';
import {comparisonFiles, remarkChanges} from './changes';
import deadlines from '../../src/data/deadlines.json';
import {brokenLinks, onBrokenMarkdownImages, onBrokenMarkdownLinks} from './broken-links';
import {remarkDeadlines} from './deadlines';
import {codeBlocks, remarkHighlight, type CodeOptions} from './code-blocks';
import {docFiles} from './doc-files';
import {remarkDiagrams} from './diagrams';
import {rehypeLongCode} from './inline-code';
import {remarkErrorLookup} from './error-lookup';
import {remarkInstall} from './install-tabs';
import {remarkKnownNames} from './known-names';
import {otherFiles, remarkCliReference, remarkPackageReference, requirePackages} from './plugin-reference';
import {remarkSupportPolicy} from './support-policy';
import {rehypeStackedTables} from './tables';
import {frontMatterRequirements, remarkRequirements} from './version-numbers';

export {errorLookup} from './error-lookup';

type Site = {readonly siteDir: string; readonly requirements: Requirements};

type DocsPlugins = Pick<DocsOptions, 'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'rehypePlugins'>;

type DocsPluginsOptions = Site & {
  readonly prism: CodeOptions;
  /** Remark plugins of other parts of the site that replace directives. */
  readonly directives: readonly unknown[];
};

/** Returns the docs plugin's options for page content: remark and rehype plugins in execution order. */
export function docsPlugins({siteDir, requirements, prism, directives}: DocsPluginsOptions): DocsPlugins {
  return {
    beforeDefaultRemarkPlugins: [
      [remarkKnownNames, {siteDir}],
      [remarkRequirements, {requirements, siteDir}],
      [remarkInstall, {siteDir}],
      [remarkPackageReference, {siteDir}],
      [remarkCliReference, {siteDir}],
      [remarkChanges, {siteDir}],
      [remarkErrorLookup, {siteDir}],
      ...directives,
      [remarkDiagrams, {siteDir}],
      [remarkDeadlines, {deadlines: parseDeadlines(deadlines), siteDir}],
      // The phases are options, so that caches notice when one changes.
      [remarkSupportPolicy, {requirements, phases: supportPhases(requirements, new Date()), siteDir}],
    ],
    remarkPlugins: [[remarkHighlight, {siteDir, prism}]],
    rehypePlugins: [rehypeLongCode, rehypeStackedTables],
  };
}

/** Returns Docusaurus's Markdown options: what to do about broken links, and version numbers in front matter. */
export function markdownOptions({siteDir, requirements}: Site): Partial<MarkdownConfig> {
  return {
    hooks: {onBrokenMarkdownLinks, onBrokenMarkdownImages},
    parseFrontMatter: frontMatterRequirements({requirements, siteDir}),
  };
}

/** Returns the Docusaurus plugins that content needs in addition to the docs plugin. */
export function contentPlugins({requirements}: Pick<Site, 'requirements'>): PluginConfig[] {
  return [
    docFiles,
    requirePackages,
    codeBlocks,
    otherFiles,
    comparisonFiles,
    (context: LoadContext) => brokenLinks(context, {requirements}),
  ];
}
