import fs from 'node:fs';
import path from 'node:path';
import {testSite, type OpenPage} from '../support/browser';
import {siteDirOf} from '../support/fixtureBuild';
import {openGated, type Gated} from '../support/gatedPage';
import {gateScript, scriptOfDoc, type Answer} from '../support/pageScripts';
import {arriveAt} from '../support/reader';
import {sightingsOf, waitUntilGone, watchFor} from '../support/sightings';
import {LATEST} from '../support/fixtureVersions';

const ARTICLE = 'article';
const SPINNER = '.loading';

// The lean client shows no page before it is here; these states are those of `npm start`, and of a build
// without it.

/** The page under test, by the address that hosts without clean addresses answer. */
const ADDRESS = '/docs/getting-started.html';

const site = testSite('stock');

/**
 * Opens a page by its `.html` address on a host that answers it without redirect, with a clock that stands. Only when the
 * site renders does it know which page that is, so its script is loaded late: the loading states show.
 */
function openByFile(answer: Answer): Promise<Gated> {
  const script = scriptOfDoc('stock', `versioned_docs/version-${LATEST}/getting-started/index.md`);
  const html = fs.readFileSync(path.join(siteDirOf('stock'), 'build/getting-started.html'), 'utf8');
  return openGated(
    (gated) => site.open(ADDRESS, gated),
    async (page) => {
      await page.clock.install({time: 0});
      await page.clock.pauseAt(1000);
      await watchFor(page, ARTICLE, SPINNER);
      await page.route(`**${ADDRESS}`, (route) => route.fulfill({contentType: 'text/html', body: html}));
      return gateScript(page, script, answer);
    },
    {hydrated: false, loading: true},
  );
}

const articleArrives = ({page}: OpenPage): Promise<void> => arriveAt(page, 'Fixture installation');

describe('a page whose script is still loading', () => {
  it('shows nothing for 200 ms, then a spinner, then the page', async () => {
    const opened = await openByFile('hold');
    const {page, gate} = opened;
    await waitUntilGone(page, ARTICLE);
    await page.clock.runFor(195);
    expect(await page.locator(SPINNER).count()).toBe(0);
    await page.clock.runFor(10);
    await page.locator(SPINNER).waitFor();
    expect(await page.getByRole('status').innerText()).toBe('Loading the page');
    for (const part of ['.navbar', '.theme-doc-sidebar-container', '.footer']) {
      expect(await page.locator(part).isVisible()).toBe(true);
    }
    gate.set('pass');
    await articleArrives(opened);
    expect(await page.locator(SPINNER).count()).toBe(0);
  });

  it('shows no spinner when the script comes before the delay is over', async () => {
    const opened = await openByFile('hold');
    await waitUntilGone(opened.page, ARTICLE);
    await opened.page.clock.runFor(195);
    opened.gate.set('pass');
    await articleArrives(opened);
    await opened.page.clock.runFor(1000);
    expect(await sightingsOf(opened.page, SPINNER)).toEqual([]);
  });
});

it('a page whose script does not load says so, and asks again at every Retry', async () => {
  const opened = await openByFile('abort');
  const {page, gate} = opened;
  const alert = page.getByRole('alert').filter({hasText: /ChunkLoadError: Loading chunk \S+ failed/});
  await alert.waitFor();
  const asked = gate.requests();
  gate.set('hold');
  await page.getByRole('button', {name: 'Retry'}).click();
  await alert.waitFor({state: 'detached'});
  gate.set('missing');
  await alert.waitFor();
  expect(gate.requests()).toBe(asked + 1);
  gate.set('pass');
  await page.getByRole('button', {name: 'Retry'}).click();
  await articleArrives(opened);
  expect(await alert.count()).toBe(0);
});
