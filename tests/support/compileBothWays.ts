import fs from 'node:fs';
import path from 'node:path';
import {loadSite} from '@docusaurus/core/lib/server/site';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import {compilePage} from '../../plugins/build/parallel-mdx/compilePage';
import {mdxUse} from '../../plugins/build/parallel-mdx/mdxRule';
import {startHelper} from '../../plugins/build/parallel-mdx/startHelper';
import type {Compile, Page} from '../../plugins/build/parallel-mdx/types';

/** The result for a page: its compiled module or the error. */
export type Outcome = {readonly page: string; readonly stock: string; readonly helper: string};

/** Run with a site's folder: compiles its pages here and in a helper's thread, and prints the outcomes as JSON. */
async function main(siteDir: string, target: string): Promise<void> {
  const {props} = await loadSite({siteDir});
  const plugin = props.plugins.find(({name}) => name === 'docusaurus-plugin-content-docs');
  const content = plugin?.content as LoadedContent;
  const config = plugin?.configureWebpack?.({}, true, {} as ConfigureWebpackUtils, content);
  const options = config?.module?.rules?.map(mdxUse).find(Boolean)?.options;
  if (!options) throw new Error('The docs plugin has no rule for MDX.');
  const helper = startHelper(props);
  helper.open(content);
  const stock: Compile = (page) => compilePage(page, {...options, crossCompilerCache: undefined});
  const outcomes = pagesOf(siteDir, content).map(async (page): Promise<Outcome> => ({
    page: page.resource,
    stock: await outcomeOf(page, stock),
    helper: await outcomeOf(page, helper.compile),
  }));
  fs.writeFileSync(target, JSON.stringify(await Promise.all([...outcomes, withoutDocs(siteDir, props)])));
  await helper.stop();
}

/** Compiles two pages, one after the other, in a worker that can't load the docs plugin of its site. */
async function withoutDocs(siteDir: string, context: LoadContext): Promise<Outcome> {
  const siteConfigPath = path.join(siteDir, 'without-docs.config.js');
  fs.writeFileSync(
    siteConfigPath,
    "module.exports = {title: 'No docs', url: 'https://no.docs', baseUrl: '/'};",
  );
  const helper = startHelper({...context, siteConfigPath});
  helper.open({loadedVersions: []});
  const page = {resource: 'a.md', file: 'a.md', content: 'a', compiler: 'server', order: 'a'};
  const [stock, again] = [await outcomeOf(page, helper.compile), await outcomeOf(page, helper.compile)];
  await helper.stop();
  return {page: 'without docs', stock, helper: again};
}

function pagesOf(siteDir: string, {loadedVersions}: LoadedContent): Page[] {
  const files = loadedVersions.flatMap(({docs}) => docs.map(({source}) => source.replace('@site', siteDir)));
  const pages = files.map((file): Page => {
    return {resource: file, file, content: fs.readFileSync(file, 'utf8'), compiler: 'server', order: file};
  });
  const [page] = pages;
  if (!page) throw new Error(`${siteDir} has no pages.`);
  const broken = [
    'Text {',
    '::instal{packages="@capacitor/app"}',
    '::diagram{name="nothing"}',
    '%req.nothing%',
  ];
  return [...pages, ...broken.map((content) => ({...page, content, resource: content}))];
}

async function outcomeOf(page: Page, compile: Compile): Promise<string> {
  try {
    return `module: ${await compile(page)}`;
  } catch (error) {
    return `complaint: ${(error as Error).message.replace(/\n +at .*/g, '')}`;
  }
}

const [siteDir, target] = process.argv.slice(2);
if (!siteDir || !target) throw new Error('Name the folder of a site and a file for the outcomes.');
void main(siteDir, target);
