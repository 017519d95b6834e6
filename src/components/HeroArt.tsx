import type {ReactNode} from 'react';

const WIDTH = 488;
const HEIGHT = 164;
const APP = 'Field Notes';

/** Only the landing pages have this drawing, so it contains its styles, as the bridge diagram does. */
const STYLES = [
  // On narrow pages, the drawing is above the commands and touches them.
  '.hero-art,.hero-box .tabs-box{order:1}',
  '.hero-art{width:100%;max-width:30.5rem;height:auto;justify-self:center;margin:var(--space-3) 0 calc(-1*var(--space-4) - var(--space-3))}',
  // Beside the text, the commands begin where the drawing ends, at every width of their column.
  `@media (min-width:1200px){.hero-art{max-width:none;margin:0;grid-row:1/-1;grid-column:2;align-self:start}.hero-box:has(.hero-art) .tabs-box{align-self:start;margin-top:${(100 * HEIGHT) / WIDTH}%}}`,
  '.hero-art text{fill:var(--ink-muted);font:600 11px var(--ifm-font-family-base);text-anchor:middle}',
  '.hero-art .hero-art__bar{fill:var(--on-accent);text-anchor:start}',
  '.hero-art__frame{fill:var(--ink)}',
  '@media screen{[data-theme=dark] .hero-art__frame{fill:var(--line)}}',
  '.hero-art__window{fill:var(--surface);stroke:var(--line-strong)}',
  '.hero-art__screen{fill:var(--surface-raised)}',
  '.hero-art__accent{fill:var(--accent)}',
  '.hero-art__soft{fill:var(--accent-soft)}',
  '@media screen{[data-theme=dark] .hero-art__soft{fill:color-mix(in srgb,var(--accent) 45%,var(--surface-raised))}}',
  '.hero-art__line{fill:var(--line)}',
  '.hero-art__dot{fill:var(--line-strong)}',
].join('');

/** The same app on an Android phone, in a browser and on an iPhone. The install commands below cover its lower edge. */
export function HeroArt(): ReactNode {
  return (
    <svg className="hero-art" width={WIDTH} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <style dangerouslySetInnerHTML={{__html: STYLES}} />
      <Phone x={20} label="Android" corner={12}>
        <circle className="hero-art__dot" cx="57" cy="16" r="3.5" />
      </Phone>
      <BrowserWindow x={158} />
      <Phone x={354} label="iOS" corner={20}>
        <rect className="hero-art__dot" x="41" y="12" width="32" height="8" rx="4" />
      </Phone>
    </svg>
  );
}

type PhoneProps = {
  readonly x: number;
  readonly label: string;
  /** The radius of the phone's corners. */
  readonly corner: number;
  /** The camera at the top of the screen. */
  readonly children: ReactNode;
};

function Phone({x, label, corner, children}: PhoneProps): ReactNode {
  return (
    <g transform={`translate(${x} 0)`}>
      <text x="57" y="11">
        {label}
      </text>
      <g transform="translate(0 20)">
        <rect className="hero-art__frame" width="114" height="240" rx={corner} />
        <rect className="hero-art__screen" x="4" y="4" width="106" height="240" rx={corner - 4} />
        {children}
        <rect className="hero-art__accent" x="4" y="28" width="106" height="26" />
        <text className="hero-art__bar" x="14" y="45">
          {APP}
        </text>
        {[66, 96, 126].map((y) => (
          <Note key={y} x={14} y={y} />
        ))}
      </g>
    </g>
  );
}

function BrowserWindow({x}: {readonly x: number}): ReactNode {
  return (
    <g transform={`translate(${x} 0)`}>
      <text x="86" y="11">
        Web
      </text>
      <g transform="translate(0 20)">
        <rect className="hero-art__window" x="0.5" y="0.5" width="171" height="240" rx="8" />
        {[12, 22, 32].map((cx) => (
          <circle key={cx} className="hero-art__dot" cx={cx} cy="14" r="3" />
        ))}
        <rect className="hero-art__line" x="44" y="8" width="116" height="12" rx="6" />
        <rect className="hero-art__screen" x="1" y="28" width="170" height="240" />
        <rect className="hero-art__accent" x="1" y="28" width="170" height="26" />
        <text className="hero-art__bar" x="12" y="45">
          {APP}
        </text>
        {[66, 96, 126].flatMap((y) => [12, 94].map((left) => <Note key={`${left} ${y}`} x={left} y={y} />))}
      </g>
    </g>
  );
}

/** A note in the app's list: a picture and two lines of text. */
function Note({x, y}: {readonly x: number; readonly y: number}): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="hero-art__soft" width="20" height="20" rx="4" />
      <rect className="hero-art__dot" x="28" y="3" width="36" height="5" rx="2.5" />
      <rect className="hero-art__line" x="28" y="12" width="26" height="5" rx="2.5" />
    </g>
  );
}
