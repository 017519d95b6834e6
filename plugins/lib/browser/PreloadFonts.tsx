import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import code from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * Loads the fonts in `src/css/base.css` together with the style sheet, so that they are there when the text is first drawn.
 * A font that comes later isn't used on that page, because it would move the text.
 */
export function PreloadFonts(): ReactNode {
  return (
    <Head>
      {[text, code].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </Head>
  );
}
