import type {Locator, Page} from 'playwright-core';
import {expectSoon} from './waiting';

/** Waits until the page with this title is shown. */
export async function arriveAt(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', {level: 1, name: title, exact: true}).waitFor();
}

/** Follows a link of the navbar: `Docs`, `Plugins` or `CLI`. */
export async function followInNavbar(page: Page, name: string): Promise<void> {
  await page.locator('.navbar').getByRole('link', {name, exact: true}).click();
}

/** Adds a link to the article, or to a page that has none, and follows it. */
export async function followNewLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), {href: address, textContent: 'A new link'});
    document.querySelector('article, main')?.prepend(link);
    link.click();
  }, href);
}

/** The menu in the sidebar that leads to the same page in another version. */
export function versionMenu(page: Page): Locator {
  return page.locator('.theme-doc-sidebar-container .menu-box', {hasText: 'Version:'});
}

/** Opens the version menu and follows its link to the version with this label. */
export async function chooseVersion(page: Page, label: string): Promise<void> {
  await versionMenu(page).locator('summary').click();
  await versionMenu(page)
    .getByRole('link', {name: new RegExp(`^${label}\\b`)})
    .click();
}

/** The button in the navbar that switches between light and dark mode. */
export function modeSwitch(page: Page): Locator {
  return page
    .locator('.navbar')
    .getByRole('button', {name: /^Switch between light, dark and automatic mode/});
}

/** Waits until the element has the focus. */
export async function expectFocused(element: Locator): Promise<void> {
  await expectSoon(() => element.evaluate((one) => one === document.activeElement), true);
}

/** How far the page is scrolled. */
export function scrollOf(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Where the element begins, below the top of the window. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((one) => Math.round(one.getBoundingClientRect().top));
}

type Box = {readonly x: number; readonly y: number; readonly width: number; readonly height: number};

/** Returns where the element is in the window. Throws if it isn't displayed. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} isn't displayed.`);
  return box;
}

/** Marks the document, so that `expectSameDocument` notices a page load. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
}

/** Expects no page load since `markDocument`. */
export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.locator('html[data-same-document]').count()).toBe(1);
}
