import type {Locator, Page} from 'playwright-core';
import {LATEST_VERSION} from '../../src/data/versions';
import {testSite} from '../support/browser';
import {boxOf, followNewLink, topOf} from '../support/reader';
import {expectSoon} from '../support/waiting';
import {wrappedTexts} from '../support/wrapped';

const PHONE = {width: 390, height: 844};
const DESKTOP = {width: 1440, height: 900};
const CAMERA = '/docs/apis/camera';

const site = testSite();

async function open(pathname: string, viewport = DESKTOP): Promise<Page> {
  const {page} = await site.open(pathname, {viewport, reducedMotion: 'reduce'});
  return page;
}

/** Waits until an element is in the upper half of the window, below the navbar. */
async function expectInSight(element: Locator): Promise<void> {
  await element.waitFor();
  await expectSoon(() => topOf(element).then((top) => top > 0 && top < DESKTOP.height / 2), true);
}

/**
 * How many elements get new styles if a script adds one to the page. A `:has()` on the HTML element makes it all of them, for
 * each change that a script makes anywhere.
 */
async function restyled(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page is not in a browser that can be traced.');
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await page.evaluate(() => {
    document.body.append(document.createElement('div'));
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly {name: string; args?: {elementCount?: number}}[];
  };
  const counts = trace.traceEvents.flatMap(({name, args}) =>
    name === 'UpdateLayoutTree' && args?.elementCount !== undefined ? [args.elementCount] : [],
  );
  return Math.max(...counts);
}

test('an element that a script adds leaves the styles of most others as they are', async () => {
  const page = await open(CAMERA);
  await page.waitForLoadState('networkidle');
  const all = await page.locator('*').count();
  const count = await restyled(page);
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all / 5);
});

describe('a method', () => {
  it('says on which platforms and since when it is there, in words for screen readers', async () => {
    const page = await open(`${CAMERA}#pickimages`);
    expect(await page.locator('.method:has(#pickimages) .chips').innerText()).toMatch(/^since 1\.2\.0/);
    const chips = page.locator('.method:has(#picklimitedlibraryphotos) .chip');
    expect(await chips.allTextContents()).toEqual(['iOS', 'Not on Android', 'Not on Web']);
    const line = page.getByRole('listitem').filter({hasText: /^Only on iOS: /});
    expect(await line.innerText()).toContain('pickLimitedLibraryPhotos()');
  });

  it.each([
    ['beside it', 1280],
    ['below its sentence', 1024],
    ['below its sentence', 390],
  ])('has its sample %s at %i px, and the sample stays in view', async (place, width) => {
    const page = await open(CAMERA, {width, height: 900});
    const method = page.locator('.method:has(#getphoto)');
    const [text, sample] = [
      await boxOf(method.locator('.method__about')),
      await boxOf(method.locator('.method__sample')),
    ];
    expect(sample.x >= text.x + text.width).toBe(place === 'beside it');
    if (place !== 'beside it') return expect(sample.y).toBeGreaterThanOrEqual(text.y + text.height);
    await method
      .getByText('Returns', {exact: true})
      .evaluate((part) => part.scrollIntoView({block: 'center'}));
    const {y} = await boxOf(method.locator('.method__sample'));
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(200);
  });

  it('wraps its signature on a phone', async () => {
    const page = await open('/docs/apis/filesystem', PHONE);
    const signatures = await page.locator('.method__signature').evaluateAll((all) =>
      all.map((element) => ({
        isCut: element.scrollWidth > element.clientWidth,
        lines: element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      })),
    );
    expect(signatures.filter(({isCut}) => isCut)).toEqual([]);
    expect(signatures.filter(({lines}) => lines > 1.5)).not.toEqual([]);
  });
});

it.each([CAMERA, '/docs/config', '/docs/cli/commands/build'])(
  'the definition lists of %s fit a phone: nothing in them is cut or scrolls sideways',
  async (pathname) => {
    const page = await open(pathname, PHONE);
    const cut = await page.locator(':is(.members, .pairs, .method) :is(dt, dd, h3, p)').evaluateAll((all) =>
      all
        .filter((element) => {
          const {right, width} = element.getBoundingClientRect();
          // The padding of code that goes on in the next line may hang over.
          return width > 1 && (right > innerWidth - 16 || element.scrollWidth > element.clientWidth + 3);
        })
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
  },
);

describe('a member', () => {
  it('has its name, facts and description in columns, which all of a list have in common', async () => {
    const page = await open(CAMERA);
    const rows = page.locator('.method:has(#pickimages) .properties').first().locator('.fields > div');
    const lefts = await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((part) => Math.round(part.getBoundingClientRect().left))),
    );
    expect(lefts.length).toBeGreaterThan(3);
    expect(new Set(lefts.map((row) => row.join())).size).toBe(1);
    expect(lefts[0]).toEqual([...new Set(lefts[0])].sort((a, b) => a - b));
  });

  it('has its description below its name and facts on a phone', async () => {
    const page = await open(CAMERA, PHONE);
    const entry = page.locator('.method:has(#pickimages) .fields > div').first();
    const [name, facts, description] = await Promise.all(
      ['dt', 'dd:nth-child(2)', 'dd:nth-child(3)'].map((part) => boxOf(entry.locator(part))),
    );
    expect(Math.abs((name?.y ?? 0) - (facts?.y ?? NaN))).toBeLessThan(6);
    expect(description?.y).toBeGreaterThan((name?.y ?? NaN) + 10);
  });

  it('that an address names is in sight below the navbar and tinted', async () => {
    const page = await open(`${CAMERA}#imageoptions.quality`, PHONE);
    const colorOf = (id: string): Promise<string> =>
      page
        .locator(`.members > div:has([id="${id}"])`)
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await expectInSight(page.locator('[id="imageoptions.quality"]'));
    const isTinted = async (): Promise<boolean> =>
      (await colorOf('imageoptions.quality')) !== (await colorOf('imageoptions.width'));
    await expectSoon(isTinted, true);
  });
});

describe('the properties of a type that a method lists', () => {
  const member = (page: Page): Locator => page.locator('[id="imageoptions.presentationstyle"]');

  it('are folded until the reader opens them', async () => {
    const page = await open(CAMERA);
    const summary = page.locator('.types > div:has(#imageoptions) summary');
    expect(await member(page).isVisible()).toBe(false);
    await summary.press('Enter');
    await member(page).waitFor();
  });

  it('open for a link from the method, which ends at the property', async () => {
    const page = await open(CAMERA);
    const more = page.locator('.method:has(#getphoto) details').first();
    await more.locator('summary').click();
    await more.getByRole('link', {name: 'presentationStyle'}).click();
    await expectInSight(member(page));
  });

  it('open for a link to the type', async () => {
    const page = await open(CAMERA);
    await page.locator('.method:has(#getphoto)').getByRole('link', {name: 'ImageOptions'}).first().click();
    await expectInSight(page.locator('#imageoptions'));
    await expectInSight(page.locator('[id="imageoptions.quality"]'));
  });

  it('open for a link from another page', async () => {
    const page = await open('/docs/apis');
    await followNewLink(page, '/docs/apis/camera#imageoptions.presentationstyle');
    await page.waitForURL('**/camera#*');
    await expectInSight(member(page));
  });
});

it.each([DESKTOP, PHONE])('a type opens for a click on its name, with its members below it', async (size) => {
  const page = await open(CAMERA, size);
  const type = page.locator('.types > div:has(#photo)');
  await type.scrollIntoViewIfNeeded();
  const closed = await boxOf(type);
  const {x, y} = await boxOf(type.locator('h3 code'));
  await page.mouse.click(x + 4, y + 8);
  await expectSoon(async () => (await boxOf(type)).height > 3 * closed.height, true);
  const [heading, member] = [await boxOf(type.locator('h3')), await boxOf(type.locator('dt').first())];
  expect(member.y).toBeGreaterThan(heading.y + heading.height);
  expect(member.x - heading.x).toBeLessThan(24);
});

it('the sample of a method starts level with it when an address names the method', async () => {
  const page = await open(`${CAMERA}#pickimages`);
  const sample = page.locator('.method:has(#pickimages) .method__sample');
  const heading = page.locator('#pickimages');
  await expectInSight(heading);
  await expectSoon(async () => Math.abs((await topOf(sample)) - (await topOf(heading))) < 12, true);
});

it.each([390, 768, 1024])(
  'platform chips are whole at %i px, and those of a plugin or method are on one line',
  async (width) => {
    const page = await open('/docs/apis/local-notifications', {width, height: 900});
    const rows = await page.locator('article .chips:has(.chip)').evaluateAll((all) =>
      all.map((row) => {
        const {right = 0} = row.closest('.markdown')?.getBoundingClientRect() ?? {};
        // The badges "New in …" and "Changed in …" may be on a line of their own.
        const chips = [...row.querySelectorAll('span.chip')];
        const boxes = chips.map((chip) => chip.getBoundingClientRect());
        return {
          lines: new Set(boxes.map(({top}) => Math.round(top))).size,
          isTall: boxes.some(({height}) => height > 1.5 * parseFloat(getComputedStyle(row).lineHeight)),
          isCut:
            chips.some((chip) => chip.scrollWidth > chip.clientWidth + 1) ||
            boxes.some((box) => box.right > right + 0.5),
        };
      }),
    );
    expect(rows.length).toBeGreaterThan(5);
    expect(rows).toEqual(rows.map(() => ({lines: 1, isTall: false, isCut: false})));
  },
);

describe('the errors of a method', () => {
  it.each([DESKTOP, PHONE])('are three links that fit, and one to the list of all errors', async (size) => {
    const page = await open(CAMERA, size);
    const links = page.locator('.method:has(#getphoto) .lines a');
    const method = await boxOf(page.locator('.method:has(#getphoto)'));
    expect(await links.count()).toBe(4);
    for (const link of await links.all()) {
      const {x, width} = await boxOf(link);
      expect(x + width).toBeLessThanOrEqual(method.x + method.width);
    }
    await links.last().click();
    await page.waitForURL('**/errors#camera');
    await expectInSight(page.locator('#camera'));
  });

  it('that the page does not explain open for an old address', async () => {
    const page = await open(`${CAMERA}#errors.out-of-memory`);
    await page.getByRole('link', {name: 'Out of memory'}).click();
    await page.waitForURL('**/errors#camera.out-of-memory');
  });
});

it('the facts of a package have the full width of a phone, so that no name breaks', async () => {
  const page = await open(CAMERA, PHONE);
  const term = page.getByText('Gradle variables');
  const values = page.locator('.pairs div', {has: term}).locator('code');
  expect(await values.count()).toBeGreaterThan(3);
  expect(await wrappedTexts(values)).toEqual([]);
});

describe('the head of a plugin page', () => {
  it('shows platforms, package and version in the first screen of a phone', async () => {
    const page = await open(CAMERA, PHONE);
    const head = page.locator('.plugin-head');
    const {y, height} = await boxOf(head);
    expect(y + height).toBeLessThan(PHONE.height / 2);
    expect(await head.innerText()).toMatch(/@capacitor\/camera \d+\.\d+\.\d+/);
    expect(await head.locator('.chip').allTextContents()).toEqual([
      'iOS',
      'Partly on Android 4/6 methods',
      'Partly on Web 3/6',
    ]);
  });

  it('is below links to the parts of the page, of which the current one is marked', async () => {
    const page = await open(CAMERA, {width: 1280, height: 900});
    const parts = page.getByRole('navigation', {name: 'Parts of the page'}).locator('a');
    expect(await parts.allTextContents()).toEqual(['Set up', 'Methods', 'Errors', 'Types']);
    await parts.getByText('Methods').click();
    await page.waitForURL('**#methods');
    await expectInSight(page.locator('#methods'));
    await expectSoon(() => parts.and(page.locator('[data-current]')).allTextContents(), ['Methods']);
  });

  it('is at the top, beside the contents list, as long as that shows on a wide screen', async () => {
    const page = await open(CAMERA);
    const bar = page.locator('.article-bar');
    expect(await bar.isVisible()).toBe(false);
    expect(await page.locator('.doc-aside').isVisible()).toBe(true);
    const onGuide = await open('/docs/guides/deep-links');
    const [top, usual] = await Promise.all([page, onGuide].map((one) => topOf(one.locator('h1'))));
    expect(top).toBe(usual);
    await page.locator('#methods').evaluate((heading) => heading.scrollIntoView({behavior: 'instant'}));
    await expectSoon(() => bar.isVisible(), true);
  });
});

it.each([
  [CAMERA, `Plugin API · ${LATEST_VERSION}`],
  ['/docs/v2/apis/camera', 'Plugin API · v2'],
  ['/docs/cli/commands/build', 'CLI command'],
  ['/docs/basics/workflow', 'Basics'],
])('the label above the title of %s says "%s"', async (pathname, label) => {
  const page = await open(pathname);
  expect(await page.locator('.section-label').innerText()).toBe(label);
});
