import type {PageRule} from '../types';
import {collectLinks} from './collectLinks';
import {judgeLink} from './judgeLink';

/** Finds external links that don't use HTTPS, or that lead back to this site or to Capacitor's documentation elsewhere. */
export const linksRule: PageRule = {
  name: 'links',
  inputs: [],
  check: (pages, _version, context) =>
    pages.flatMap((page) =>
      collectLinks(page, context).flatMap(({url, line, column}) =>
        judgeLink(url).map((complaint) => ({file: page.file, line, column, rule: 'links', ...complaint})),
      ),
    ),
};
