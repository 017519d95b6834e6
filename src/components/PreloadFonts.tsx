import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import code from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import text from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * Loads the font of text in `src/css/base.css`, and that of code on pages which have some, together with the style
 * sheet, so that they are there when the text is first drawn. A font that comes later isn't used on that page, because
 * it would move the text.
 */
export function PreloadFonts({hasCode = false}: {readonly hasCode?: boolean}): ReactNode {
  return (
    <Head>
      {[text, ...(hasCode ? [code] : [])].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
    </Head>
  );
}
