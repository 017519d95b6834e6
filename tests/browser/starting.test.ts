import {startSite, type Site} from '../support/browser';
import {withPicture} from '../support/variantSite';

declare global {
  interface Window {
    /** When the document was ready: whether the site's script had run, and whether React had started. */
    atReady?: readonly [script: boolean, react: boolean];
  }
}

let site: Site;
beforeAll(async () => {
  site = await startSite('variant');
});
afterAll(() => site.close());

describe('the script of the site', () => {
  it('lets the browser go on before it starts React, and is known to have loaded by then', async () => {
    const {page, problems} = await site.open('/docs/getting-started', {
      hydrated: false,
      prepare: async (opened) => {
        await withPicture(opened);
        await opened.addInitScript(() => {
          document.addEventListener('DOMContentLoaded', () => {
            window.atReady = ['docusaurus' in window, 'docusaurusRoot' in window];
          });
        });
      },
    });
    await page.waitForSelector('html[data-has-hydrated="true"]');
    expect(await page.evaluate(() => window.atReady)).toEqual([true, false]);
    expect(await page.evaluate(() => 'docusaurusRoot' in window)).toBe(true);
    expect(problems).toEqual([]);
  });
});
