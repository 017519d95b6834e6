import fs from 'node:fs';
import path from 'node:path';
import {DISABLED_FEATURES} from '../support/chromium';
import {ROOT} from '../support/fixtureSite';

test('the browser of the tests turns off all features that playwright-core turns off', () => {
  const bundle = fs.readFileSync(path.join(ROOT, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(bundle) ?? [];
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, feature]) => feature);
  expect(features).toContain('PaintHolding');
  expect(features.filter((feature) => !DISABLED_FEATURES.some((ours) => ours === feature))).toEqual([]);
});
