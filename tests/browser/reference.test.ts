import type {Page} from 'playwright-core';
import {LATEST_VERSION} from '../../src/data/versions';
import {startSite, type Site} from '../support/browser';
import {expectSoon} from '../support/waiting';
import {wrappedTexts} from '../support/wrapped';

const PHONE = {width: 390, height: 844};
const DESKTOP = {width: 1440, height: 900};
const CAMERA = '/docs/apis/camera';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function open(pathname: string, viewport = DESKTOP): Promise<Page> {
  const {page} = await site.open(pathname, {viewport, reducedMotion: 'reduce'});
  return page;
}

type Box = {readonly x: number; readonly y: number; readonly width: number; readonly height: number};

async function boxOf(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the page.`);
  return box;
}

/** Waits until an element is in the upper half of the window, below the navbar. */
async function expectInSight(page: Page, selector: string): Promise<void> {
  await page.locator(selector).waitFor();
  const isInSight = async (): Promise<boolean> => {
    const {y} = await boxOf(page, selector);
    return y > 0 && y < DESKTOP.height / 2;
  };
  await expectSoon(isInSight, true);
}

describe('a method', () => {
  it('is one block with its name, its platforms and its version on one line', async () => {
    const page = await open(`${CAMERA}#pickimages`);
    const [block, name, chips] = await Promise.all([
      boxOf(page, '.method:has(#pickimages)'),
      boxOf(page, '#pickimages'),
      boxOf(page, '.method:has(#pickimages) .chips'),
    ]);
    expect(chips.x).toBeGreaterThan(name.x + name.width);
    expect(Math.abs(chips.y + chips.height / 2 - name.y - name.height / 2)).toBeLessThan(6);
    expect(chips.x + chips.width).toBeLessThanOrEqual(block.x + block.width);
    const text = await page.locator('.method:has(#pickimages) .chips').innerText();
    expect(text.replace(/\s+/g, ' ')).toMatch(/iOS Android Web since 1\.2\.0/);
  });

  it('says which platforms do not have it, in words for screen readers', async () => {
    const page = await open(CAMERA);
    const chips = page.locator('.method:has(#picklimitedlibraryphotos) .chip');
    expect(await chips.allTextContents()).toEqual(['iOS', 'Not on Android', 'Not on Web']);
    const borders = await chips.evaluateAll((all) =>
      all.map((chip) => getComputedStyle(chip).borderTopStyle),
    );
    expect(borders).toEqual(['solid', 'dashed', 'dashed']);
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

describe.each([CAMERA, '/docs/config', '/docs/cli/commands/build'])(
  'the definition lists of %s',
  (pathname) => {
    it('fit a phone: nothing in them is cut or scrolls sideways', async () => {
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
    });
  },
);

describe('a member', () => {
  it.each([
    ['a phone', PHONE],
    ['a desktop', DESKTOP],
  ])(
    'has its name, type and "optional" on one line and its description below on %s',
    async (_what, viewport) => {
      const page = await open(CAMERA, viewport);
      await page.locator('summary', {hasText: '15 properties'}).click();
      const entry = '.members > div:has([id="imageoptions.quality"])';
      const [name, facts, description] = await Promise.all([
        boxOf(page, `${entry} > dt`),
        boxOf(page, `${entry} > dd:nth-child(2)`),
        boxOf(page, `${entry} > dd:nth-child(3)`),
      ]);
      expect(await page.locator(`${entry} > dd`).first().innerText()).toMatch(/^number\s· optional/);
      expect(facts.x).toBeGreaterThan(name.x + name.width);
      expect(Math.abs(facts.y + facts.height - name.y - name.height)).toBeLessThan(6);
      expect(description.y).toBeGreaterThanOrEqual(facts.y + facts.height);
      expect(description.x).toBe(name.x);
    },
  );

  it('that an address names is in sight below the navbar and tinted', async () => {
    const page = await open(`${CAMERA}#imageoptions.quality`, PHONE);
    const colorOf = (id: string): Promise<string> =>
      page
        .locator(`.members > div:has([id="${id}"])`)
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const {y} = await boxOf(page, '[id="imageoptions.quality"]');
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(PHONE.height / 2);
    const isTinted = async (): Promise<boolean> =>
      (await colorOf('imageoptions.quality')) !== (await colorOf('imageoptions.width'));
    await expectSoon(isTinted, true);
  });
});

describe('the properties of a type that a method lists', () => {
  const MEMBER = '[id="imageoptions.presentationstyle"]';

  it('are folded until the reader opens them', async () => {
    const page = await open(CAMERA);
    const summary = page.locator('summary', {hasText: '15 properties, also listed at getPhoto()'});
    expect(await page.locator(MEMBER).isVisible()).toBe(false);
    await summary.press('Enter');
    expect(await page.locator(MEMBER).isVisible()).toBe(true);
  });

  it('open for a link from the method, which ends at the property', async () => {
    const page = await open(CAMERA);
    const more = page.locator('.method:has(#getphoto) details').first();
    await more.locator('summary').click();
    await more.getByRole('link', {name: 'presentationStyle'}).click();
    await expectInSight(page, MEMBER);
  });

  it('open for a link from another page', async () => {
    const page = await open('/docs/apis');
    await page.locator('article h1').evaluate((heading) => {
      heading.innerHTML = '<a href="/docs/apis/camera#imageoptions.presentationstyle">Style</a>';
    });
    await page.getByRole('link', {name: 'Style', exact: true}).click();
    await page.waitForURL('**/camera#*');
    await expectInSight(page, MEMBER);
  });
});

describe('platform chips', () => {
  it.each([390, 768, 1024])(
    'are whole at %i px, and those of a plugin or method are on one line',
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
});

describe('platform support', () => {
  it('has centered columns of one width and words for screen readers', async () => {
    const page = await open(CAMERA);
    expect(await page.getByRole('row', {name: 'pickLimitedLibraryPhotos() Yes No No'}).count()).toBe(1);
    const cells = await page
      .locator('.support tr:has(a[href="#pickimages"]) td:not(:first-child)')
      .evaluateAll((all) =>
        all.map((cell) => {
          const mark = (cell.firstElementChild ?? cell).getBoundingClientRect();
          const {left, width} = cell.getBoundingClientRect();
          return {width, offset: Math.abs(mark.left + mark.width / 2 - left - width / 2)};
        }),
      );
    expect(cells.map(({width}) => Math.round(width))).toEqual([88, 88, 88]);
    expect(cells.filter(({offset}) => offset > 1)).toEqual([]);
  });

  it('makes rows with a "no" stand out', async () => {
    const page = await open(CAMERA);
    const backgroundOf = (id: string): Promise<string> =>
      page
        .locator(`.support tr:has(a[href="#${id}"])`)
        .evaluate((row) => getComputedStyle(row).backgroundColor);
    expect(await backgroundOf('picklimitedlibraryphotos')).not.toBe(await backgroundOf('pickimages'));
  });
});

describe('the errors of a method', () => {
  /** The page of the version whose errors the test counts, whichever is the latest. */
  const KNOWN = LATEST_VERSION === 'v7' ? CAMERA : CAMERA.replace('/docs', '/docs/v7');
  const LINKS = '.method:has(#getphoto) .lines a';

  it.each([DESKTOP, PHONE])('are whole, the first four at once and the rest on request', async (size) => {
    const page = await open(KNOWN, size);
    const links = page.locator(LINKS);
    const method = await boxOf(page, '.method:has(#getphoto)');
    expect(await links.filter({visible: true}).count()).toBe(4);
    await page.getByText('12 more errors').first().click();
    expect(await links.filter({visible: true}).count()).toBe(16);
    for (const box of await Promise.all((await links.all()).map((link) => link.boundingBox()))) {
      // On a phone, a code and its message can take three lines.
      expect(box?.height).toBeLessThan(size === PHONE ? 72 : 26);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(method.x + method.width);
    }
  });

  it('are all on paper', async () => {
    const page = await open(KNOWN);
    await page.emulateMedia({media: 'print'});
    const links = await page.locator(LINKS).evaluateAll((all) =>
      all.map((link) => {
        const {left, top, height} = link.getBoundingClientRect();
        return {place: `${left} ${top}`, isWhole: height > 0 && link.scrollWidth <= link.clientWidth};
      }),
    );
    expect(links.filter(({isWhole}) => !isWhole)).toEqual([]);
    expect(new Set(links.map(({place}) => place)).size).toBe(16);
  });
});

describe('the facts of a package', () => {
  it('have the full width of a phone, so that no name breaks', async () => {
    const page = await open(CAMERA, PHONE);
    const term = page.getByText('Gradle variables and their defaults');
    const values = page.locator('.pairs div', {has: term}).locator('code');
    expect(await values.count()).toBeGreaterThan(3);
    expect(await wrappedTexts(values)).toEqual([]);
  });
});

describe('the head of a plugin page', () => {
  it('shows platforms, package and version in the first screen of a phone', async () => {
    const page = await open(CAMERA, PHONE);
    const {y, height} = await boxOf(page, '.plugin-head');
    expect(y + height).toBeLessThan(PHONE.height / 2);
    expect(await page.locator('.plugin-head').innerText()).toMatch(/@capacitor\/camera \d+\.\d+\.\d+/);
    expect(await page.locator('.plugin-head .chip').allTextContents()).toEqual([
      'iOS',
      'Partly on Android: 4 of 6 methods',
      'Partly on Web: 3 of 6',
    ]);
  });

  it('leads to the parts of the page', async () => {
    const page = await open(CAMERA);
    const jumps = page.getByRole('navigation', {name: 'Jump to'}).locator('a');
    expect(await jumps.allTextContents()).toEqual(['Set up', 'Platform support', 'Methods', 'Errors']);
    await jumps.getByText('Methods').click();
    await page.waitForFunction(() => location.hash === '#methods');
    const {y} = await boxOf(page, '#methods');
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThan(200);
  });
});

describe('the label of a section', () => {
  it.each([
    [CAMERA, `Plugin API · ${LATEST_VERSION}`],
    ['/docs/v2/apis/camera', 'Plugin API · v2'],
    ['/docs/cli/commands/build', 'CLI command'],
    ['/docs/basics/workflow', 'Basics'],
  ])('of %s is above the title and says "%s"', async (pathname, label) => {
    const page = await open(pathname);
    const [above, title] = await Promise.all([boxOf(page, '.section-label'), boxOf(page, 'h1')]);
    expect(await page.locator('.section-label').innerText()).toBe(label);
    expect(above.y + above.height).toBeLessThanOrEqual(title.y);
    expect(above.y).toBeGreaterThan(0);
  });
});
