import fs from 'node:fs';
import path from 'node:path';
import {errorsRule} from '@site/checks/errors';
import {occursIn, quotePattern} from '@site/plugins/content/lib/messagePatterns';
import {parsePage} from '@site/checks/readPage';
import {docsTreeOf} from '@site/plugins/content/version-numbers';
import requirements from '@site/src/data/requirements.json';
import versions from '@site/versions.json';
import {ROOT} from '../../support/fixtureSite';

const [LATEST = ''] = versions;

/** Returns what the rule finds on a fixture page, read as the page of a plugin. */
async function findingsOf(fixture: string): Promise<string[]> {
  const context = {siteDir: ROOT, requirements};
  const source = fs.readFileSync(path.join(ROOT, 'tests/fixtures/content-checks/errors', fixture), 'utf8');
  const page = parsePage(`${docsTreeOf(LATEST)}/apis/fixture.md`, source, context);
  const findings = await errorsRule.check([page], LATEST, context);
  return findings.map(({line, column, message, hint}) => `${line}:${column}  ${message}  ${hint}`);
}

test('messages and codes that no package has', async () => {
  expect(await findingsOf('broken.md')).toEqual(
    [
      '7:23  No package of LATEST has the message "Share cancelled"  The nearest one is "Share canceled"',
      '8:1  No package of LATEST has the message "Share API not available in the browser"  The nearest one is "Share API not available in this browser"',
      '10:49  No package of LATEST has the message "Share API is not available in this browser"  The nearest one is "Share API not available in this browser"',
      '14:3  No package of LATEST has the message "Can\'t share when sharing is in progress"  The nearest one is "Can\'t share while sharing is in progress"',
      '15:3  No package of LATEST has the message "Must provide … url, message or files"  The nearest one is "Must provide a URL or Message or files"',
      '16:3  No package of LATEST has the message "only file urls are allowed"  The nearest one is "only file urls are supported"',
      '16:47  No package of LATEST has the code "OS-PLUG-GLOC-0099"  The nearest one is "OS-PLUG-GLOC-0009"',
      '19:9  No package of LATEST has the message "Could not find the web assets folder: ./dist."  The nearest one is "Could not find the web assets directory: {prettyPath}."',
    ].map((line) => line.replace('LATEST', LATEST)),
  );
});

test('messages of the packages, and those of other tools', async () => {
  expect(await findingsOf('right.md')).toEqual([]);
});

test.each([
  ['Platform … not found.', ['Platform ', ' not found.'], true],
  ['Platform web not found.', ['Platform ', ' not found.'], true],
  ['platform has not been added yet.', ['', ' platform has not been added yet. See `cap add`.'], true],
  ['hook failed with error code: 1', ['', ' hook failed with error code: ', ' while running'], true],
  ['Parsing app.json failed: no such file', ['Parsing ', ' failed: ', ''], true],
  ['Platform web is not known.', ['Platform ', ' not found.'], false],
  ['Could not find the assets folder: ./dist', ['Could not find the ', ' platform.'], false],
  ['Anything at all', ['', ': ', ''], false],
])('%s', (quote, message, expected) => {
  expect(occursIn(quotePattern(quote), message)).toBe(expected);
});
