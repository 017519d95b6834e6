import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import font from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * Loads the font of `src/css/base.css` together with the style sheet, so that it is there when the text is first
 * drawn. A font that comes later isn't used on that page, because it would move the text.
 */
export function PreloadFont(): ReactNode {
  return (
    <Head>
      <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    </Head>
  );
}
