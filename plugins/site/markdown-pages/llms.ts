import {markdownPath} from '../../../src/components/markdownPath';
import type {ListedDoc, ListedVersion} from './listedDocs';

/** The site's URL without the base URL, and the base URL. */
type Site = {readonly origin: string; readonly baseUrl: string};

/**
 * Returns the index of a version's docs in the format of llms.txt (https://llmstxt.org): a title, a summary, and a
 * section with links for each section of the sidebars.
 */
export function llmsIndex(version: ListedVersion, docs: readonly ListedDoc[], site: Site): string {
  const sections = [...new Set(docs.map(({section}) => section))].map((section) => {
    const lines = docs
      .filter((doc) => doc.section === section)
      .map(
        ({title, permalink, description}) =>
          `- [${title}](${site.origin}${markdownPath(permalink, site.baseUrl)}): ${description}`,
      );
    return `## ${section}\n\n${lines.join('\n')}\n`;
  });
  return [`${heading(version)}\n\n> ${summary(version)}\n`, ...sections].join('\n');
}

/** Returns the Markdown of all docs of a version in one text. */
export function fullText(version: ListedVersion, texts: readonly string[]): string {
  return [`${heading(version)}\n\n> ${summary(version)}\n`, ...texts].join('\n');
}

function heading({label}: ListedVersion): string {
  return `# Capacitor ${label} documentation`;
}

function summary({label, state}: ListedVersion): string {
  const which = state === '' ? '' : `, the ${state} version`;
  return `Capacitor turns a web app into iOS, Android and web apps. These pages are about Capacitor ${label}${which}; other versions have other APIs, commands and requirements.`;
}
