import {announcementOf} from '../../../plugins/site/announcement/bar';
import requirements from '../../../src/data/requirements.json';
import {harmlessHtml, ownScriptUrl} from '../../../plugins/lib/trusted-types';

describe("HTML that others' code inserts", () => {
  it.each([
    '<b>Text</b>',
    '<script></script>',
    '<div class="bar" role="bar"><div class="peg"></div></div><div class="spinner" role="spinner"></div>',
    'on the one hand > on the other',
    ...['v7', 'v8'].map((latest) => announcementOf(latest, requirements).content ?? ''),
    '<a href="https://capacitorjs.com/?a=1&b=2">Link</a>',
  ])('may be %s', (html) => {
    expect(harmlessHtml(html)).toBe(html);
  });

  it.each([
    '<script>go()</script>',
    '<SCRIPT src=x>',
    '<script></script><script>go()</script>',
    '<img src=x onerror=go()>',
    '<iframe srcdoc=x>',
    '<a href="javascript:go()">',
    '<base href="https://other.example">',
    '<svg/onload=go()>',
    '<a href="java&#115;cript:go()">',
    '<a href=javascript:go()>',
    '<a href="data:text/html,x">',
    '<b class="x" onclick="go()">',
    '<b class="x"onclick="go()">',
    '<b\nonclick=go()>',
    '<style>',
    '<!-- --!><img src=x onerror=go()>',
    'a < b',
  ])("can't be %s", (html) => {
    expect(harmlessHtml(html)).toBeNull();
  });
});

test("a script's URL is on the site's own host", () => {
  const origin = 'https://docs.example';
  expect(ownScriptUrl('/docs/assets/js/1.js', origin)).toBe('/docs/assets/js/1.js');
  expect(ownScriptUrl('https://docs.example/x.js', origin)).toBe('https://docs.example/x.js');
  expect(ownScriptUrl('https://other.example/x.js', origin)).toBeNull();
  expect(ownScriptUrl('//other.example/x.js', origin)).toBeNull();
  expect(ownScriptUrl('data:text/javascript,1', origin)).toBeNull();
});
