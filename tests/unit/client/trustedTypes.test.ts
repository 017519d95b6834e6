import {builtHtml, builtScript, harmlessHtml, ownScriptUrl} from '../../../plugins/client/trusted-types';

describe("HTML that others' code inserts", () => {
  it.each(['<b>Text</b>', '<script></script>', '<div class="bar" role="bar"></div>', 'on the one hand'])(
    'may be %s',
    (html) => {
      expect(harmlessHtml(html)).toBe(html);
    },
  );

  it.each([
    '<script>go()</script>',
    '<SCRIPT src=x>',
    '<script></script><script>go()</script>',
    '<img src=x onerror=go()>',
    '<iframe srcdoc=x>',
    '<a href="javascript:go()">',
    '<base href="https://other.example">',
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

test('without Trusted Types, what the build wrote stays a string', () => {
  expect(builtHtml('<b>')).toBe('<b>');
  expect(builtScript('go()')).toBe('go()');
});
