import path from 'node:path';
import {workerData} from 'node:worker_threads';
import {Resvg} from '@resvg/resvg-js';
import {atomicWrite} from '../../../packages/lib/atomicWrite';

/** Pictures to render: each an SVG, and the absolute path of the PNG. Plain data that can be passed to a worker thread. */
export type CardJobs = {readonly jobs: readonly {readonly svg: string; readonly file: string}[]};

const WEIGHTS = ['400Regular', '600SemiBold', '700Bold'];
const FONTS = path.dirname(require.resolve('@expo-google-fonts/inter/package.json'));
/** The fonts that a card is drawn with. */
export const OPTIONS = {
  font: {
    fontFiles: WEIGHTS.map((name) => path.join(FONTS, name, `Inter_${name}.ttf`)),
    // Those differ from machine to machine.
    loadSystemFonts: false,
  },
};

/** Returns the PNG of an SVG whose text is in Inter. */
export function renderCard(svg: string): Uint8Array {
  return new Resvg(svg, OPTIONS).render().asPng();
}

const {jobs = []} = (workerData ?? {}) as Partial<CardJobs>;
for (const {svg, file} of jobs) atomicWrite(file, renderCard(svg));
