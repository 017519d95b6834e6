import {remarkPackageReference} from '@site/plugins/content/plugin-reference';
import {ROOT} from '../../../support/fixtureSite';
import {compilePage, pageHtml} from '../reference/compilePage';

test('a list of errors links the methods that are on the page, and no others', async () => {
  const page = await compilePage(remarkPackageReference({siteDir: ROOT}), {
    content: '::errors{name="google-maps"}',
    filePath: `${ROOT}/versioned_docs/version-v3/apis/google-maps.md`,
  });
  const html = pageHtml(page);
  expect(html).toContain('<a href="#enablecurrentlocation"><code>enableCurrentLocation()</code></a>');
  // The native code has this method, but the API doesn't.
  expect(html).toContain('<code>getMapBounds()</code>');
  expect(html).not.toContain('#getmapbounds');
});
