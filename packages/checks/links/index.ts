import type {Finding, SiteRule} from '../types';
import {collectLinks, type ExternalLink} from './collectLinks';
import {judgeLink, type Complaint} from './judgeLink';
import {shellLinks} from './shellLinks';
import {otherSpellings, type PlacedLink} from './spellings';

/**
 * Finds external links that don't use HTTPS, that lead back to this site or to Capacitor's documentation elsewhere, or
 * whose URL is written differently in another place.
 */
export const linksRule: SiteRule<readonly ExternalLink[]> = {
  name: 'links',
  inputs: [],
  collect: collectLinks,
  judge: (pages, {siteDir}) => {
    const links = pages.flatMap(({file, facts}) => facts.map((link) => ({...link, file})));
    const readable = links.filter(({url}) => URL.canParse(url));
    return [
      ...links.flatMap((link) => judgeLink(link.url).map((complaint) => finding(link, complaint))),
      ...otherSpellings(readable, shellLinks(siteDir)).map(({link, preferred}) =>
        finding(link, {
          message: `${link.url} is written differently in ${preferred.file}:${preferred.line}`,
          hint: `Write ${preferred.url.replace(/#.*$/, '')}`,
        }),
      ),
    ];
  },
};

function finding({file, line, column}: PlacedLink, {message, hint}: Complaint): Finding {
  return {file, line, column, rule: 'links', message, hint};
}
