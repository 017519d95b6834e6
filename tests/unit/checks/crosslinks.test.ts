import {crosslinksRule} from '../../../checks/crosslinks';
import {siteFindingsOf} from '../../support/contentFixture';

test('links to what does not exist, addresses and anchors that are taken are found', async () => {
  expect(await siteFindingsOf(crosslinksRule, 'crosslinks/wrong.md', 'v7')).toEqual([
    '6:1  The link to ./apis/camra.md is broken: there is no such file among the pages of v7  Did you mean ./apis/camera.md',
    '6:23  The link to ./basics/camera.md is broken: there is no such file among the pages of v7  Did you mean ./apis/camera.md',
    '6:48  The link to ./nowhere-at-all.md#part is broken: there is no such file among the pages of v7  Link to a page that exists',
    '7:1  The link to ../version-v6/apis/camera.md is broken: there is no such file among the pages of v7  Did you mean ./apis/camera.md',
    '9:1  The link to ./apis/camera.md#getphotto is broken: versioned_docs/version-v7/apis/camera.md has no anchor #getphotto  Did you mean #getphoto',
    '9:34  The link to ./apis/camera.md#zzz is broken: versioned_docs/version-v7/apis/camera.md has no anchor #zzz  Link to a heading that exists, or to the page without an anchor',
    '9:61  The link to #set-ip-the-map is broken: versioned_docs/version-v7/fixture.md has no anchor #set-ip-the-map  Did you mean #set-up-the-map or #map or #set-up-the-map-1',
    '9:83  The link to ./cli/commands/run.md#optoins is broken: versioned_docs/version-v7/cli/commands/run.md has no anchor #optoins  Did you mean #options',
    '10:1  The link to ./config.md#wbdir is broken: versioned_docs/version-v7/config.md has no anchor #wbdir  Did you mean #webdir',
    '12:1  The link to /docs/apis/camera#getphoto is an address and not the path of a file  Write ./apis/camera.md#getphoto, so that readers stay in their version',
    '12:34  The link to /docs/v6/config is an address and not the path of a file  Write ./config.md, so that readers stay in their version',
    '12:56  The link to /docs/next/nowhere-at-all is an address and not the path of a file  v7 has no such page',
    '12:88  The link to /apis/camera.md is an address and not the path of a file  Write ./apis/camera.md, so that readers stay in their version',
    '13:1  The link to ./apis/camera is an address and not the path of a file  Write ./apis/camera.md, so that readers stay in their version',
    '13:21  The link to /docs/ is an address and not the path of a file  Write ./index.md, so that readers stay in their version',
    `15:5  The link to ./apis/camera.md is in the attribute "href", where paths of files don't work  Write a Markdown link: [text](./apis/camera.md)`,
    '15:44  The link to /docs/apis/camera is an address and not the path of a file  Write ./apis/camera.md, so that readers stay in their version',
    '17:1  The link to ./apis/camra.md#x is broken: there is no such file among the pages of v7  Did you mean ./apis/camera.md',
    '37:1  The link to ./nowhere.zip is broken: there is no file versioned_docs/version-v7/nowhere.zip  Write a path relative to the page, or /… for a file in static',
    '37:28  The link to /img/nowhere.svg is broken: there is no file static/img/nowhere.svg  Write a path relative to the page, or /… for a file in static',
    '23:1  Line 19 has the anchor #set-up-the-map, too  Choose another one, for example with {/* #… */} at the end of the heading',
    '31:1  Line 27 has the anchor #map, too  Choose another one, for example with {/* #… */} at the end of the heading',
    '33:1  Line 27 has the anchor #map, too  Choose another one, for example with {/* #… */} at the end of the heading',
  ]);
});

test('links that lead to a file or an anchor are left alone', async () => {
  expect(await siteFindingsOf(crosslinksRule, 'crosslinks/right.md', 'v7')).toEqual([]);
});
