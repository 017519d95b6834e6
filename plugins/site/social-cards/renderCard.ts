import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';

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

/**
 * Returns the PNG of an SVG whose text is in Inter. It is drawn outside the main thread, and Node.js frees the pixels,
 * 3 MB of each picture, when the caller awaits it: in a loop without waiting, they would all stay in memory.
 */
export async function renderCard(svg: string): Promise<Uint8Array> {
  return (await renderAsync(svg, OPTIONS)).asPng();
}
