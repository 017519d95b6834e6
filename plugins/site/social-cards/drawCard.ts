import {wrapTitle} from './wrapTitle';

/** What the picture of a page says. */
export type Card = {
  readonly title: string;
  /** The part of the site that the page belongs to, such as "Guides". */
  readonly section: string;
  /** The label of the docs version: `v7`. */
  readonly version: string;
};

const SIZE = {width: 1200, height: 630, margin: 80};
/** The colors of the dark theme in `src/css/tokens.css`, and the blue of the logo. */
const COLORS = {
  paper: '#0b1a33',
  corner: '#12305f',
  signal: '#ffab4a',
  text: '#ffffff',
  muted: '#a7b3c1',
  accent: '#8ab8ff',
  logo: '#0f5bd0',
};

/** Returns the SVG of a card. Its text is in Inter, which the renderer has to know. */
export function drawCard({title, section, version}: Card): string {
  const {lines, size} = wrapTitle(title);
  const leading = Math.round(size * 1.18);
  const first = 330 - ((lines.length - 1) * leading) / 2 + size / 3;
  const rows = lines.map(
    (line, i) =>
      `<text x="${SIZE.margin}" y="${Math.round(first + i * leading)}" font-size="${size}" font-weight="700" letter-spacing="${-size / 50}" fill="${COLORS.text}">${escape(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" font-family="Inter">
<rect width="100%" height="100%" fill="${COLORS.paper}"/>
<path d="M840 0H1200V360Z" fill="${COLORS.corner}"/>
<g transform="translate(${SIZE.margin} 72) scale(2.25)"><rect width="24" height="24" rx="6" fill="${COLORS.logo}"/><path d="M3.5 12H9.6M14.4 12H18M9.6 5.5V18.5M14.4 5.5V18.5" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round"/><circle cx="19.5" cy="12" r="2.1" fill="${COLORS.signal}"/></g>
<text x="154" y="111" font-size="34" font-weight="600" fill="${COLORS.text}">Capacitor <tspan fill="${COLORS.muted}" font-weight="400">Documentation</tspan></text>
${rows.join('\n')}
<path d="M${SIZE.margin} 506H${SIZE.width}" stroke="${COLORS.accent}" stroke-width="5"/>
<circle cx="${SIZE.margin + 12}" cy="506" r="12" fill="${COLORS.signal}"/>
<text x="${SIZE.margin}" y="564" font-size="30" font-weight="600" fill="${COLORS.accent}">${escape(section)}</text>
<text x="${SIZE.width - SIZE.margin}" y="564" font-size="30" font-weight="600" fill="${COLORS.muted}" text-anchor="end">${escape(version)}</text>
</svg>
`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
