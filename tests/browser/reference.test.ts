import type {Locator, Page} from 'playwright-core';
import {LATEST_VERSION} from '../../src/data/versions';
import {testSite} from '../support/browser';
import {boxOf, followNewLink, topOf} from '../support/reader';
import {expectSoon, motionEnds} from '../support/waiting';
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

describe('a method', () => {
  it('says on which platforms and since when it is there, in words for screen readers', async () => {
    const page = await open(`${CAMERA}#pickimages`);
    const text = await page.locator('.method:has(#pickimages) .chips').innerText();
    expect(text.replace(/\s+/g, ' ')).toMatch(/iOS Android Web since 1\.2\.0/);
    const chips = page.locator('.method:has(#picklimitedlibraryphotos) .chip');
    expect(await chips.allTextContents()).toEqual(['iOS', 'Not on Android', 'Not on Web']);
    expect(await page.getByRole('row', {name: 'pickLimitedLibraryPhotos() Yes No No'}).count()).toBe(1);
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
          return width > 1 && (right > innerWidth - 16 || element.scrollWidth > element.clientWidth + 1);
        })
        .map((element) => element.textContent),
    );
    expect(cut).toEqual([]);
  },
);

describe('a member', () => {
  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])('has its name and facts on one line and its description below on %s', async (_what, viewport) => {
    const page = await open(CAMERA, viewport);
    await page.locator('summary', {hasText: '15 properties'}).click();
    const entry = page.locator('.members > div:has([id="imageoptions.quality"])');
    const facts = entry.locator('dd:nth-child(2)');
    expect(await facts.innerText()).toMatch(/^number\s· optional/);
    const boxes = await Promise.all(
      [entry.locator('dt'), facts, entry.locator('dd:nth-child(3)')].map(boxOf),
    );
    const [name, fact, description] = boxes.map(({y, height}) => ({top: y, bottom: y + height}));
    expect(fact?.top).toBeLessThan(name?.bottom ?? NaN);
    expect(description?.top).toBeGreaterThanOrEqual(fact?.bottom ?? NaN);
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
    const summary = page.locator('summary', {hasText: '15 properties, also listed at getPhoto()'});
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

  it('open for a link from another page', async () => {
    const page = await open('/docs/apis');
    await followNewLink(page, '/docs/apis/camera#imageoptions.presentationstyle');
    await page.waitForURL('**/camera#*');
    await expectInSight(member(page));
  });
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
    expect(rows.length).toBeGreaterThan(10);
    expect(rows).toEqual(rows.map(() => ({lines: 1, isTall: false, isCut: false})));
  },
);

describe('the errors of a method', () => {
  /** The page of the version whose errors the test counts, whichever is the latest. */
  const KNOWN = LATEST_VERSION === 'v7' ? CAMERA : CAMERA.replace('/docs', '/docs/v7');
  const linksOf = (page: Page): Locator => page.locator('.method:has(#getphoto) .lines a');

  it.each([DESKTOP, PHONE])('are whole, the first four at once and the rest on request', async (size) => {
    const page = await open(KNOWN, size);
    const links = linksOf(page);
    const method = await boxOf(page.locator('.method:has(#getphoto)'));
    expect(await links.filter({visible: true}).count()).toBe(4);
    await page.getByText('12 more errors').first().click();
    await expectSoon(() => links.filter({visible: true}).count(), 16);
    await motionEnds(page);
    for (const link of await links.all()) {
      const {x, width} = await boxOf(link);
      expect(x + width).toBeLessThan(method.x + method.width);
    }
  });

  it('are all on paper', async () => {
    const page = await open(KNOWN);
    await page.emulateMedia({media: 'print'});
    const links = await linksOf(page).evaluateAll((all) =>
      all.map((link) => {
        const {left, top, height} = link.getBoundingClientRect();
        return {place: `${left} ${top}`, isWhole: height > 0 && link.scrollWidth <= link.clientWidth};
      }),
    );
    expect(links.filter(({isWhole}) => !isWhole)).toEqual([]);
    expect(new Set(links.map(({place}) => place)).size).toBe(16);
  });
});

it('the facts of a package have the full width of a phone, so that no name breaks', async () => {
  const page = await open(CAMERA, PHONE);
  const term = page.getByText('Gradle variables and their defaults');
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
      'Partly on Android: 4 of 6 methods',
      'Partly on Web: 3 of 6',
    ]);
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
