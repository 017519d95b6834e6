import type {ReactNode} from 'react';

const WIDTH = 488;
const HEIGHT = 156;
const APP = 'Field Notes';

/** The notes in the app's list, each with the picture that it shows. */
const NOTES = [
  {title: 'Red fox', place: 'Oak Hill', Picture: Fox},
  {title: 'Old oak', place: 'Ridge', Picture: Tree},
  {title: 'Hill lake', place: 'Lookout', Picture: Lake},
  {title: 'Red fox', place: 'Valley', Picture: Fox},
] as const;

/** Only the landing pages have this drawing, so it contains its styles, as the bridge diagram does. */
const STYLES = [
  // On narrow pages, the drawing is above the commands and touches them.
  '.hero-art,.hero-box .tabs-box{order:1}',
  '.hero-art{width:100%;max-width:30.5rem;height:auto;justify-self:center;margin:var(--space-3) 0 calc(-1*var(--space-4) - var(--space-3))}',
  // Beside the text, the commands begin where the drawing ends, at every width of their column.
  `@media (min-width:1200px){.hero-art{max-width:none;margin:0;grid-row:1/-1;grid-column:2;align-self:start}.hero-box:has(.hero-art) .tabs-box{align-self:start;margin-top:${(100 * HEIGHT) / WIDTH}%}}`,
  '.hero-art text{fill:var(--ink-muted);font:600 11px var(--ifm-font-family-base);text-anchor:middle}',
  '.hero-art .hero-art__bar{fill:var(--on-accent)}',
  '.hero-art .hero-art__title{fill:var(--ink)}',
  '.hero-art :is(.hero-art__name,.hero-art__place,.hero-art__bar){text-anchor:start}',
  '.hero-art .hero-art__name{fill:var(--ink);font-size:10px}',
  '.hero-art .hero-art__place{font-size:9px;font-weight:400}',
  '.hero-art__frame{fill:var(--ink)}',
  '@media screen{[data-theme=dark] .hero-art__frame{fill:var(--line-strong)}}',
  '.hero-art__window{fill:var(--surface);stroke:var(--line-strong)}',
  '.hero-art__screen{fill:var(--surface-raised)}',
  '.hero-art__accent{fill:var(--accent)}',
  '.hero-art__plus{stroke:var(--on-accent);stroke-width:1.5}',
  '.hero-art__link{stroke:var(--accent);stroke-width:1.5;fill:none}',
  '.hero-art__line{fill:var(--line)}',
  '.hero-art__dot{fill:var(--line-strong)}',
  '.hero-art__sky{fill:var(--accent-soft)}',
  '@media screen{[data-theme=dark] .hero-art__sky{fill:color-mix(in srgb,var(--accent) 30%,var(--surface-raised))}}',
  '.hero-art__green{fill:var(--tip)}',
  '.hero-art__amber{fill:var(--warning)}',
].join('');

/**
 * The same app on an Android phone, in a browser and on an iPhone, with the title and the button for a new note where
 * each platform has them. The install commands below cover its lower edge.
 */
export function HeroArt(): ReactNode {
  return (
    <svg className="hero-art" width={WIDTH} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <style dangerouslySetInnerHTML={{__html: STYLES}} />
      <Phone x={20} label="Android" corner={12}>
        <circle className="hero-art__dot" cx="57" cy="16" r="3.5" />
        <rect className="hero-art__accent" x="3" y="28" width="108" height="26" />
        <text className="hero-art__bar" x="14" y="45">
          {APP}
        </text>
        <Notes x={14} />
        <circle className="hero-art__accent" cx="95" cy="115" r="10" />
        <path className="hero-art__plus" d="M95 110.5v9M90.5 115h9" />
      </Phone>
      <BrowserWindow x={158} />
      <Phone x={354} label="iOS" corner={20}>
        <rect className="hero-art__dot" x="41" y="12" width="32" height="8" rx="4" />
        <text className="hero-art__title" x="57" y="45">
          {APP}
        </text>
        <path className="hero-art__link" d="M100 36v10M95 41h10" />
        <rect className="hero-art__line" x="3" y="54" width="108" height="1" />
        <Notes x={14} />
      </Phone>
    </svg>
  );
}

type PhoneProps = {
  readonly x: number;
  readonly label: string;
  /** The radius of the phone's corners. */
  readonly corner: number;
  /** The camera at the top of the screen, and the app. */
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
        <rect className="hero-art__screen" x="3" y="3" width="108" height="240" rx={corner - 3} />
        {children}
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
        <path className="hero-art__plus" d="M154 36v10M149 41h10" />
        <Notes x={10} />
        <Notes x={92} first={2} />
      </g>
    </g>
  );
}

/** The two notes from the index `first` on, below each other. */
function Notes({x, first = 0}: {readonly x: number; readonly first?: number}): ReactNode {
  return NOTES.slice(first, first + 2).map(({title, place, Picture}, index) => (
    <g key={title} transform={`translate(${x} ${65 + index * 32})`}>
      <rect className="hero-art__sky" width="22" height="22" rx="5" />
      <Picture />
      <text className="hero-art__name" x="29" y="9.5">
        {title}
      </text>
      <text className="hero-art__place" x="29" y="20">
        {place}
      </text>
    </g>
  ));
}

function Fox(): ReactNode {
  return <path className="hero-art__amber" d="M4 5l4.5 3h5L18 5l-.5 8.5-6.5 5-6.5-5z" />;
}

function Tree(): ReactNode {
  return (
    <>
      <path className="hero-art__amber" d="M10 12h2v7h-2z" />
      <circle className="hero-art__green" cx="11" cy="9" r="5.5" />
    </>
  );
}

function Lake(): ReactNode {
  return (
    <>
      <circle className="hero-art__amber" cx="16" cy="6.5" r="2.5" />
      <path className="hero-art__green" d="M0 15l6.5-7 5 5.5 3.5-3 7 5.5v1H0z" />
      <path className="hero-art__accent" d="M0 16h22v1a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5z" />
    </>
  );
}
