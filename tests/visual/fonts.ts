import fs from 'node:fs';

const SANS = require.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const MONOSPACE = require.resolve('@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2');

/** Returns CSS that draws all text in two fonts from `node_modules`, and hides what changes with the date. */
export function fontStyles(): string {
  return `
    ${face('Picture Sans', SANS)}
    ${face('Picture Mono', MONOSPACE)}
    :root, html[data-theme] {
      --ifm-font-family-base: 'Picture Sans';
      --ifm-font-family-monospace: 'Picture Mono';
    }
    .theme-last-updated, .promotion { visibility: hidden; }
  `;
}

function face(name: string, file: string): string {
  const data = fs.readFileSync(file).toString('base64');
  return `@font-face { font-family: '${name}'; font-weight: 100 900; font-display: block;
    src: url(data:font/woff2;base64,${data}) format('woff2'); }`;
}
