import type {HostedRecord} from '../../plugins/search/browser/engine/hostedRecords';
import {LATEST} from './fixtureVersions';

const SITE = 'https://capacitorjs.com';

/** The fake search service's records: the fixture site's, and many for pages that it doesn't have. */
export const HOSTED_RECORDS: readonly HostedRecord[] = [
  record(LATEST, '/docs/getting-started', 'Guides', 'Fixture installation', 'How to install the fixture.'),
  record(LATEST, '/docs/getting-started#ios', 'Guides', 'Fixture installation', 'Install it for iOS.', 'iOS'),
  record(
    LATEST,
    '/docs/cli',
    'CLI',
    'Fixture CLI',
    'The command line <img src=x onerror=alert(1)> of the fixture.',
  ),
  record('v6', '/docs/v6/getting-started', 'Guides', 'Fixture installation', 'The legacy way to install.'),
  record('current', '/docs/next', 'Guides', 'Fixture home', 'Where the next fixture begins.'),
  ...Array.from({length: 34}, (_, i) =>
    record(LATEST, `/docs/many/${i}`, 'Plugins', `Camera ${i}`, `Page ${i} about the camera and its photos.`),
  ),
];

function record(
  version: string,
  url: string,
  section: string,
  title: string,
  content: string,
  heading?: string,
): HostedRecord {
  return {
    url: `${SITE}${url}`,
    content,
    hierarchy: {lvl0: section, lvl1: title, lvl2: heading ?? null},
    docusaurus_tag: `docs-default-${version}`,
    version,
  };
}
