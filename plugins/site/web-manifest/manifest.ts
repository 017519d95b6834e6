/** A picture of the app, drawn from the site's icon. */
export type Icon = {
  readonly file: string;
  readonly svg: string;
  readonly size: number;
  /** `maskable` icons fill their square, because systems cut their own shape out of it. */
  readonly purpose: 'any' | 'maskable';
};

type Site = {
  readonly title: string;
  readonly tagline: string;
  readonly baseUrl: string;
  /** The site's icon: a mark on a square with round corners. */
  readonly svg: string;
};

/** Returns the icons to draw from the site's icon. */
export function iconFiles(svg: string): Icon[] {
  return [
    {file: 'icons/icon-192.png', svg, size: 192, purpose: 'any'},
    {file: 'icons/icon-512.png', svg, size: 512, purpose: 'any'},
    {file: 'icons/icon-maskable-512.png', svg: withSharpCorners(svg), size: 512, purpose: 'maskable'},
  ];
}

/** Returns the web app manifest of a site. */
export function manifestOf({title, tagline, baseUrl, svg}: Site): object {
  const color = backgroundOf(svg);
  return {
    id: baseUrl,
    name: title,
    short_name: title.split(' ')[0],
    description: tagline,
    lang: 'en',
    start_url: baseUrl,
    scope: baseUrl,
    // A reader needs the way back, which not all systems have.
    display: 'standalone',
    display_override: ['minimal-ui'],
    theme_color: color,
    background_color: '#ffffff',
    icons: iconFiles(svg).map(({file, size, purpose}) => ({
      src: baseUrl + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
}

function withSharpCorners(svg: string): string {
  return svg.replace(/(<rect[^>]*) rx="[^"]*"/, '$1');
}

/** Returns the color of the icon's square. Throws if the icon has none. */
function backgroundOf(svg: string): string {
  const color = /<rect[^>]* fill="(#[0-9a-f]{6})"/.exec(svg)?.[1];
  if (color === undefined)
    throw new Error('web-manifest: the icon has no <rect> with a fill such as #0f5bd0.');
  return color;
}
