import fs from 'node:fs';
import path from 'node:path';
import * as ours from '../../plugins/client/lean/browser/tslib';
import {ROOT} from '../support/fixtureSite';

test('our tslib has each helper that utils-common uses; otherwise, add the helper to it', () => {
  const folder = path.join(ROOT, 'node_modules/@docusaurus/utils-common/lib');
  const scripts = fs.readdirSync(folder).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).join('\n');
  const helpers = [...code.matchAll(/\btslib_1\.(\w+)/g)].map(([, helper]) => helper);
  expect(new Set(helpers)).toEqual(new Set(Object.keys(ours)));
});
