import {pageRule} from '../pageRule';
import {collectLinks} from './collectLinks';
import {judgeLink} from './judgeLink';

/** Finds external links that don't use HTTPS, or that lead back to this site or to Capacitor's documentation elsewhere. */
export const linksRule = pageRule({
  name: 'links',
  check: (page, context) =>
    collectLinks(page, context).flatMap(({url, line, column}) =>
      judgeLink(url).map((complaint) => ({line, column, ...complaint})),
    ),
});
