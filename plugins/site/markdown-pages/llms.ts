import type {Loss, LostName} from '../../../packages/changes/earlierNames';
import {markdownPath} from '../../lib/markdownPath';
import {FULL_TEXT, INDEX, textPath} from '../../lib/textPath';
import type {ListedDoc, ListedVersion} from './listedDocs';

/** What both texts of a version begin with: the version, all versions, and the site's URL without the base URL. */
export type Opening = {
  readonly version: ListedVersion;
  readonly versions: readonly ListedVersion[];
  readonly losses: readonly Loss[];
  readonly origin: string;
};

/**
 * Returns the index of a version's docs in the format of llms.txt (https://llmstxt.org): a title, a summary, and a
 * section with links for each section of the sidebars.
 */
export function llmsIndex(opening: Opening, docs: readonly ListedDoc[], baseUrl: string): string {
  const sections = [...new Set(docs.map(({section}) => section))].map((section) => {
    const lines = docs
      .filter((doc) => doc.section === section)
      .map(
        ({title, permalink, description}) =>
          `- [${title}](${opening.origin}${markdownPath(permalink, baseUrl)}): ${description}`,
      );
    return `## ${section}\n\n${lines.join('\n')}\n`;
  });
  const full = `The text of all pages is in ${textLink(opening, FULL_TEXT)}.\n`;
  return [...openingOf(opening, full), ...sections].join('\n');
}

/** Returns the Markdown of all docs of a version in one text. */
export function fullText(opening: Opening, texts: readonly string[]): string {
  const index = `The pages and their addresses are in ${textLink(opening, INDEX)}.\n`;
  return [...openingOf(opening, index), ...texts].join('\n');
}

/** Returns the line of each page's Markdown that leads to the texts of its version. */
export function indexLine(version: ListedVersion, origin: string): string {
  const [index, full] = [INDEX, FULL_TEXT].map((name) => textLink({version, origin}, name));
  return `> ${index} lists all pages about Capacitor ${version.label}, and ${full} contains their text.`;
}

function textLink({version, origin}: Pick<Opening, 'version' | 'origin'>, name: string): string {
  return `[${name}](${origin}${textPath(version.path, name)})`;
}

/** Assistants learned from code for all versions, so both texts begin with the names that no longer exist. */
function openingOf({version, versions, losses, origin}: Opening, other: string): string[] {
  const title = `# Capacitor ${version.label} documentation\n\n> ${summary(version)}\n`;
  const links = versions
    .filter((one) => one !== version)
    .map((one) => `- [Capacitor ${one.label}](${origin}${textPath(one.path, INDEX)}): ${one.purpose}`);
  const head = [title, other, `## Other versions\n\n${links.join('\n')}\n`];
  if (losses.length === 0) return head;
  const intro = `Code for earlier versions may use these names. Capacitor ${version.label} doesn't have them.\n`;
  return [...head, '## Names from earlier versions\n', intro, ...losses.map(lossText)];
}

function lossText({label, pages, renamed, names}: Loss): string {
  const lines = [
    ...renamed.map(([before, after]) => `- ${before} became ${after}.`),
    ...pages.map((title) => `- ${title} was removed.`),
    ...names.map(([title, gone]) => `- ${title}: ${gone.map(nameText).join(', ')}`),
  ];
  return `### Removed or renamed in ${label}\n\n${lines.join('\n')}\n`;
}

function nameText({name, became}: LostName): string {
  return became === undefined ? `\`${name}\`` : `\`${name}\` (now \`${became}\`)`;
}

function summary({label, state}: ListedVersion): string {
  const which = state === '' ? '' : `, the ${state} version`;
  return `Capacitor turns a web app into iOS, Android and web apps. These pages are about Capacitor ${label}${which}; other versions have other APIs, commands and requirements.`;
}
