import {markdownPath} from '../../../src/components/markdownPath';
import type {Loss, LostName} from '../../content/changes';
import type {ListedDoc, ListedVersion} from './listedDocs';

/** The site's URL without the base URL, and the base URL. */
type Site = {readonly origin: string; readonly baseUrl: string};

/**
 * Returns the index of a version's docs in the format of llms.txt (https://llmstxt.org): a title, a summary, and a
 * section with links for each section of the sidebars.
 */
export function llmsIndex(
  version: ListedVersion,
  docs: readonly ListedDoc[],
  losses: readonly Loss[],
  site: Site,
): string {
  const sections = [...new Set(docs.map(({section}) => section))].map((section) => {
    const lines = docs
      .filter((doc) => doc.section === section)
      .map(
        ({title, permalink, description}) =>
          `- [${title}](${site.origin}${markdownPath(permalink, site.baseUrl)}): ${description}`,
      );
    return `## ${section}\n\n${lines.join('\n')}\n`;
  });
  return [...opening(version, losses), ...sections].join('\n');
}

/** Returns the Markdown of all docs of a version in one text. */
export function fullText(version: ListedVersion, texts: readonly string[], losses: readonly Loss[]): string {
  return [...opening(version, losses), ...texts].join('\n');
}

/** Assistants learned from code for all versions, so both texts begin with the names that no longer exist. */
function opening(version: ListedVersion, losses: readonly Loss[]): string[] {
  const title = `${heading(version)}\n\n> ${summary(version)}\n`;
  if (losses.length === 0) return [title];
  const intro = `Code for earlier versions may use these names. Capacitor ${version.label} doesn't have them.\n`;
  return [title, '## Names from earlier versions\n', intro, ...losses.map(lossText)];
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

function heading({label}: ListedVersion): string {
  return `# Capacitor ${label} documentation`;
}

function summary({label, state}: ListedVersion): string {
  const which = state === '' ? '' : `, the ${state} version`;
  return `Capacitor turns a web app into iOS, Android and web apps. These pages are about Capacitor ${label}${which}; other versions have other APIs, commands and requirements.`;
}
