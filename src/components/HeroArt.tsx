import type {ReactNode} from 'react';

export const APP = 'Field Notes';
export const NOTE = 'Red fox';
const HOST = 'notes.example';

/** What the notes are about. */
export const FOX = {paper: '#dceaff', ink: '#e08a2c', shape: 'M4.5 6l5 3h5l5-3-.5 8.5-7 5.5-7-5.5z'};
export const LEAF = {paper: '#dff3e8', ink: '#1f9d6b', shape: 'M5 19C4 10 9 5 19 5c0 9-5 14-12 12z'};
const LAKE = {paper: '#e4e6fd', ink: '#5a6ee0', shape: 'M4 18l6-10 3.5 5.5L16 10l4 8z'};

const DESCRIPTION =
  'One call, Share.share(), leads to three devices. An iPhone and an Android phone open their share sheets, and a browser its share dialog.';

/** Only the landing pages have this drawing, so it contains its styles, as the bridge diagram does. */
const STYLES = [
  '.hero-art{--gap:clamp(.5rem,2vw,1.25rem);max-width:44rem;width:100%;justify-self:center;margin-top:var(--space-5);order:1}',
  '@media (min-width:1200px){.hero-art{grid-row:1/-1;grid-column:2;align-self:end;margin:0}}',
  '.hero-art .hero-call{margin:0;padding:var(--space-4) 1.25rem;overflow:hidden;border:1px solid var(--line);border-radius:var(--radius-l);background:rgb(255 255 255/5%);color:var(--ink);font:0.875rem/1.6 var(--ifm-font-family-monospace)}',
  '.hero-call b{padding:1px 3px;border-radius:var(--radius-s);outline:1px solid color-mix(in srgb,var(--accent) 50%,transparent);background:var(--accent-soft);color:var(--accent);font-weight:400}',
  '.hero-call i{color:var(--accent-strong);font-style:normal}',
  '.hero-call s{color:var(--tip);text-decoration:none}',
  // As wide as the devices with half a gap at both sides, so that a sixth of it is the middle of a device.
  '.hero-wires{display:block;width:calc(100% + var(--gap));height:auto;margin-inline:calc(var(--gap)/-2);overflow:visible}',
  '.hero-wires path{fill:none;stroke:var(--accent);stroke-width:2}',
  '.hero-wires circle{fill:var(--signal);stroke:var(--band);stroke-width:3}',
  '.hero-wires .hero-signal{stroke:var(--signal);stroke-width:3;stroke-linecap:round;stroke-dasharray:.08 1.2;stroke-dashoffset:.09;opacity:0}',
  // When its signal arrives, an app gets darker and its sheet slides in. All of it runs again while the pointer is on the
  // call.
  '@media (prefers-reduced-motion:no-preference){.hero-wires .hero-signal{animation:hero-signal 900ms 400ms ease-in-out}.hero-devices :is(.hero-scrim,.hero-sheet){--at:1150ms;animation:hero-scrim 280ms var(--at) cubic-bezier(.2,.8,.2,1) backwards}.hero-devices .hero-sheet{animation-name:hero-sheet}',
  '.hero-devices>:nth-child(3) :is(.hero-scrim,.hero-sheet){--at:1100ms;--from:16px;--hidden:0}.hero-call:hover+.hero-wires .hero-signal{animation:hero-signal-again 900ms ease-in-out}.hero-call:hover~.hero-devices :is(.hero-scrim,.hero-sheet){animation-name:hero-scrim-again;animation-delay:750ms}.hero-call:hover~.hero-devices .hero-sheet{animation-name:hero-sheet-again}}',
  ...['', '-again'].map(
    (name) =>
      `@keyframes hero-signal${name}{0%{opacity:1;stroke-dashoffset:.09}90%{opacity:1}100%{opacity:0;stroke-dashoffset:-1}}@keyframes hero-scrim${name}{from{opacity:0}}@keyframes hero-sheet${name}{from{opacity:var(--hidden,1);translate:0 var(--from,180px)}}`,
  ),
  '.hero-devices{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:var(--gap);max-height:clamp(15rem,52vw,26rem);overflow:hidden;color:var(--ink-muted);font-size:var(--text-s);text-align:center}',
  '@media (min-width:1200px){.hero-devices{max-height:21rem}}',
  '.hero-devices svg{display:block;width:100%;height:auto;margin-top:var(--space-1)}',
  '.hero-devices text{fill:#18212d;font:600 10px var(--ifm-font-family-base)}',
  '.hero-devices .hero-bar{fill:#fff}',
  '.hero-devices .hero-quiet{fill:#5b6775;font-weight:400}',
  '.hero-devices .hero-lines{display:none}',
  '@media (max-width:640px){.hero-devices text{font-size:14px}.hero-devices .hero-minor{display:none}.hero-devices .hero-lines{display:inline}}',
  '@media (max-width:1199px){.hero-devices{mask-image:linear-gradient(#000 85%,transparent)}}',
  // White screens would glare on a dark page.
  '@media screen{[data-theme=dark] .hero-devices svg{filter:brightness(.88)}}',
].join('');

/**
 * The promise of the landing page as a picture: one call, wired to the share sheet that Android, a browser and iOS open
 * for it. A signal runs along the wires once, for readers who don't prefer reduced motion.
 */
export function HeroArt(): ReactNode {
  return (
    <div className="hero-art" role="img" aria-label={DESCRIPTION}>
      <style dangerouslySetInnerHTML={{__html: STYLES}} />
      <pre className="hero-call">
        <i>await</i> <b>Share.share</b>
        {'({\n  title: '}
        <s>&apos;{NOTE}&apos;</s>
        {',\n  url: '}
        <s>&apos;https://{HOST}/42&apos;</s>
        {',\n});'}
      </pre>
      <Wires />
      <div className="hero-devices">
        <div>
          iOS
          <IPhone />
        </div>
        <div>
          Android
          <AndroidPhone />
        </div>
        <div>
          Web
          <BrowserWindow />
        </div>
      </div>
    </div>
  );
}

/** The wires from the call to the middle of each device, with a signal that runs along each. */
function Wires(): ReactNode {
  const wires = ['M300 0V26H112q-12 0-12 12V60', 'M300 0V60', 'M300 0V26H488q12 0 12 12V60'];
  return (
    <svg className="hero-wires" viewBox="0 0 600 60">
      {wires.map((wire) => (
        <path key={wire} d={wire} />
      ))}
      {wires.map((wire) => (
        <path key={wire} className="hero-signal" d={wire} pathLength="1" />
      ))}
      <circle cx="300" cy="26" r="7" />
    </svg>
  );
}

function AndroidPhone(): ReactNode {
  return (
    <svg viewBox="0 0 160 300">
      <rect width="160" height="330" rx="16" fill="#3a4a63" />
      <rect x="4" y="4" width="152" height="330" rx="12" fill="#fff" />
      <path d="M4 56V16A12 12 0 0 1 16 4H144a12 12 0 0 1 12 12V56Z" fill="#0d55c4" />
      <circle cx="80" cy="14" r="4" fill="#08357c" />
      <text x="16" y="43" className="hero-bar">
        {APP}
      </text>
      <Notes y={68} />
      <path
        className="hero-scrim"
        d="M4 16A12 12 0 0 1 16 4H144a12 12 0 0 1 12 12V300H4Z"
        fill="#0b1a33"
        opacity=".05"
      />
      <g className="hero-sheet">
        <path d="M4 330V146a16 16 0 0 1 16-16H140a16 16 0 0 1 16 16V330Z" fill="#f3f5fb" />
        <rect x="66" y="137" width="28" height="3" rx="1.5" fill="#8a96a3" />
        <text className="hero-minor" x="16" y="160">
          Sharing link
        </text>
        <rect x="16" y="168" width="128" height="38" rx="10" fill="#fff" />
        <SharedNote x={22} y={175} />
        {['#0b6b4f', '#0d55c4', '#a8231b', '#7a3fc4'].map((color, index) => (
          <g key={color} transform={`translate(${32 + index * 32} 230)`}>
            <circle r="12" fill={color} />
            <rect x="-10" y="18" width="20" height="3" rx="1.5" fill="#c3cad4" />
          </g>
        ))}
      </g>
    </svg>
  );
}

function BrowserWindow(): ReactNode {
  return (
    <svg viewBox="0 0 160 300">
      <rect width="160" height="330" rx="10" fill="#3a4a63" />
      <path d="M2 30V12A10 10 0 0 1 12 2H148a10 10 0 0 1 10 10V30Z" fill="#e6eaf0" />
      {[12, 21, 30].map((x) => (
        <circle key={x} cx={x} cy="16" r="3" fill="#9aa6b4" />
      ))}
      <rect x="40" y="8" width="110" height="16" rx="8" fill="#fff" />
      <text x="50" y="19.5" className="hero-minor hero-quiet">
        {HOST}
      </text>
      <rect x="2" y="30" width="156" height="300" fill="#fff" />
      <text x="14" y="54">
        {APP}
      </text>
      <path d="M14 64h132" stroke="#dfe4ea" />
      <Notes y={70} />
      <path className="hero-scrim" d="M2 30h156V300H2Z" fill="#0b1a33" opacity=".05" />
      <g className="hero-sheet">
        <rect x="12" y="112" width="136" height="130" rx="10" fill="#0b1a33" opacity=".11" />
        <rect x="12" y="108" width="136" height="130" rx="10" fill="#fff" stroke="#c3cad4" />
        <text x="26" y="128">
          Share
        </text>
        <SharedNote x={26} y={138} />
        <path d="M12 174h136" stroke="#dfe4ea" />
        {['#0d55c4', '#0b6b4f', '#b06a00'].map((color, index) => (
          <rect key={color} x={26 + index * 42} y="186" width="24" height="24" rx="6" fill={color} />
        ))}
        {[26, 68, 110].map((x) => (
          <rect key={x} x={x} y="218" width="24" height="3" rx="1.5" fill="#c3cad4" />
        ))}
      </g>
    </svg>
  );
}

function IPhone(): ReactNode {
  return (
    <svg viewBox="0 0 160 300">
      <rect width="160" height="330" rx="28" fill="#3a4a63" />
      <rect x="4" y="4" width="152" height="330" rx="24" fill="#fff" />
      <rect x="56" y="11" width="48" height="13" rx="6.5" fill="#18212d" />
      <text x="80" y="46" textAnchor="middle">
        {APP}
      </text>
      <path d="M4 58h152" stroke="#dfe4ea" />
      <Notes y={68} />
      <path
        className="hero-scrim"
        d="M4 28A24 24 0 0 1 28 4H132a24 24 0 0 1 24 24V300H4Z"
        fill="#0b1a33"
        opacity=".05"
      />
      <g className="hero-sheet">
        <path d="M4 330V136a14 14 0 0 1 14-14H142a14 14 0 0 1 14 14V330Z" fill="#f0f0f5" />
        <SharedNote x={16} y={134} />
        <circle cx="140" cy="142" r="8" fill="#dcdce2" />
        <path d="M137 139l6 6m0-6l-6 6" stroke="#5b6775" strokeWidth="1.5" />
        <path d="M4 168h152" stroke="#d5d5dc" />
        {['#34b96b', '#1f7cf0', '#f2994a', '#8e5ce6'].map((color, index) => (
          <g key={color} transform={`translate(${16 + index * 34} 178)`}>
            <rect width="26" height="26" rx="7" fill={color} />
            <rect x="3" y="31" width="20" height="3" rx="1.5" fill="#b9bec8" />
          </g>
        ))}
        <rect x="14" y="222" width="132" height="90" rx="10" fill="#fff" />
        <text x="26" y="241">
          Copy
        </text>
        <path d="M26 250h120" stroke="#e3e3e8" />
        <text x="26" y="268">
          Save
        </text>
      </g>
    </svg>
  );
}

/** The app's list from `y` on: of each note its picture, and its title and place as lines. */
export function Notes({y}: {readonly y: number}): ReactNode {
  return [FOX, LEAF, LAKE, LEAF, FOX, LAKE].map((picture, index) => (
    <g key={index} transform={`translate(0 ${y + index * 36})`}>
      <Picture x={14} y={0} {...picture} />
      <Lines x={46} y={6} />
    </g>
  ));
}

/** Two lines that stand for a title and a place. */
function Lines({x, y, className}: Position & {readonly className?: string}): ReactNode {
  return (
    <g className={className}>
      <rect x={x} y={y} width="62" height="4" rx="2" fill="#9aa6b4" />
      <rect x={x} y={y + 9} width="40" height="4" rx="2" fill="#dfe4ea" />
    </g>
  );
}

/** The note that is shared: its picture, its title and where it is. */
export function SharedNote({x, y}: Position): ReactNode {
  return (
    <g>
      <Picture x={x} y={y} {...FOX} />
      <text x={x + 32} y={y + 10} className="hero-minor">
        {NOTE}
      </text>
      <text x={x + 32} y={y + 23} className="hero-minor hero-quiet">
        {HOST}
      </text>
      <Lines x={x + 32} y={y + 6} className="hero-lines" />
    </g>
  );
}

type Position = {readonly x: number; readonly y: number};

/** The picture of a note, 24 pixels wide. */
export function Picture({x, y, paper, ink, shape}: Position & typeof FOX): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="24" height="24" rx="6" fill={paper} />
      <path d={shape} fill={ink} />
    </g>
  );
}
