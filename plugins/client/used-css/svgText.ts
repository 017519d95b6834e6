const BASE64_SVG = /url\("?data:image\/svg\+xml;base64,([A-Za-z0-9+/=]+)"?\)/g;

/**
 * Returns `css` with its inlined SVG images as URL-encoded text. The bundler writes base64, which is a third longer
 * and doesn't compress.
 */
export function svgAsText(css: string): string {
  return css.replace(BASE64_SVG, (_url, data: string) => `url("data:image/svg+xml,${textOf(data)}")`);
}

/** Of the reserved characters of URLs, only these have a meaning in a data URL or end the CSS string. */
function textOf(base64: string): string {
  const svg = Buffer.from(base64, 'base64').toString('utf8').trim().replace(/\s+/g, ' ');
  return svg.replaceAll('"', "'").replace(/[%#<>\\]/g, (char) => encodeURIComponent(char));
}
