import fs from 'node:fs';
import path from 'node:path';
import {iconFiles, manifestOf} from '../../../plugins/site/web-manifest/manifest';
import {ROOT} from '../../support/fixtureSite';

const svg = fs.readFileSync(path.join(ROOT, 'static/img/favicon.svg'), 'utf8');
const site = {title: 'Capacitor Documentation', tagline: 'A tagline.', baseUrl: '/docs/', svg};

test('the app starts at the docs and has the color of the icon', () => {
  expect(manifestOf(site)).toMatchObject({
    name: 'Capacitor Documentation',
    short_name: 'Capacitor',
    start_url: '/docs/',
    scope: '/docs/',
    theme_color: '#0f5bd0',
  });
});

test('systems that cut their own shape get an icon without round corners', () => {
  const [round, , sharp] = iconFiles(svg);
  expect(round?.svg).toContain('rx="6"');
  expect(sharp?.svg).not.toContain('rx=');
  expect(sharp?.purpose).toBe('maskable');
});

test('an icon without a square fails the build', () => {
  expect(() => manifestOf({...site, svg: '<svg/>'})).toThrow('has no <rect>');
});
