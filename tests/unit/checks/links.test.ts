import {linksRule} from '../../../checks/links';
import {siteFindingsOf} from '../../support/contentFixture';

test('addresses that are not https, lead back or stand in two spellings are found', async () => {
  expect(await siteFindingsOf(linksRule, 'links/wrong.md', 'v7')).toEqual([
    '5:1  http://brew.sh does not use HTTPS  Write https://brew.sh, or list it in httpOnly.json with a reason',
    '6:1  https://capacitorjs.com/docs/getting-started is a page of this site  Link to its file, such as ./page.md, so that readers stay in their version',
    '6:54  https://reactjs.org/docs is on a host that has moved  Find the page on react.dev',
    '6:89  https:// is not a valid URL  Write https://, a host and a path',
    '7:1  https://github.com/ionic-team/capacitor/blob/main/README.md is Capacitor documentation outside this site  Link to the page on this site, or to the repository itself',
    '7:72  https://raw.githubusercontent.com/ionic-team/capacitor-plugins/main/camera/a.txt is Capacitor documentation outside this site  Link to the page on this site, or to the repository itself',
    '8:1  https://github.com/ionic-team/capacitor-plugins#readme is Capacitor documentation outside this site  Link to the page on this site, or to the repository itself',
    '8:108  http://pictures.dev/a.svg does not use HTTPS  Write https://pictures.dev/a.svg, or list it in httpOnly.json with a reason',
    '10:1  http://cards.dev does not use HTTPS  Write https://cards.dev, or list it in httpOnly.json with a reason',
    '12:1  http://directive.dev does not use HTTPS  Write https://directive.dev, or list it in httpOnly.json with a reason',
    '8:65  https://forum.ionicframework.com is written differently in src/data/links.ts:4  Write https://forum.ionicframework.com/',
    '5:24  https://volta.sh/ is written differently in versioned_docs/version-v7/fixture.md:5  Write https://volta.sh',
    '5:80  https://www.volta.sh#top is written differently in versioned_docs/version-v7/fixture.md:5  Write https://volta.sh',
  ]);
});

test('a page as it should be has no findings', async () => {
  expect(await siteFindingsOf(linksRule, 'links/right.md', 'v7')).toEqual([]);
});
