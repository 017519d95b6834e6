import type {Page} from 'playwright-core';
import type {OpenOptions, OpenPage} from './browser';
import type {Gate} from './pageScripts';

export type Gated<Opened extends OpenPage = OpenPage> = Opened & {readonly gate: Gate};

/** Opens a page with `open`, after `putUp` has installed a gate on it. */
export async function openGated<Opened extends OpenPage>(
  open: (options: OpenOptions) => Promise<Opened>,
  putUp: (page: Page) => Promise<Gate>,
  options: OpenOptions = {},
): Promise<Gated<Opened>> {
  let gate: Gate | undefined;
  const opened = await open({
    ...options,
    prepare: async (page) => {
      gate = await putUp(page);
      await options.prepare?.(page);
    },
  });
  if (!gate) throw new Error('The page was opened without the gate.');
  return {...opened, gate};
}
