import type {Page} from 'playwright-core';
import type {OpenOptions, OpenPage, ServedSite} from './browser';
import {HOSTED_RECORDS} from './hostedRecords';
import {standInForHosted, type StandIn} from './hostedStandIn';

export type HostedPage = OpenPage & {readonly service: StandIn};

/** Opens a page of the site with hosted search, whose service is replaced by a fake one. */
export async function openHosted(
  site: ServedSite,
  pathname: string,
  options: OpenOptions = {},
): Promise<HostedPage> {
  let service: StandIn | undefined;
  const opened = await site.open(pathname, {
    ...options,
    prepare: async (page) => {
      service = await standInForHosted(page, HOSTED_RECORDS);
      await options.prepare?.(page);
    },
  });
  if (!service) throw new Error('The page was opened without a stand-in.');
  return {...opened, service};
}

/** Opens the search dialog and types `text` into its field. */
export async function openDialog(page: Page, text = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(text);
}
