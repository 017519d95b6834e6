import type {ReactNode} from 'react';
import {APP, FOX, LEAF, NOTE, Notes, Picture, SharedNote} from '@site/src/components/HeroArt';

/** The styles of the screens. What a call brings onto a screen moves as on a phone when its tab is chosen. */
export const SCREEN_STYLES = `
.screen text {fill: #18212d; font: 600 11px var(--ifm-font-family-base)}
.screen .screen-quiet {fill: #51606f; font-weight: 400}
.screen .screen-light {fill: #fff}
.screen .screen-action {fill: #0d55c4; font-weight: 500}
.screen .screen-time {font-size: 46px; font-weight: 500; letter-spacing: -.03em}
.screen .hero-lines {display: none}
@media (prefers-reduced-motion: no-preference) {
  [data-selected] .screen-new {animation: screen-new 200ms 80ms cubic-bezier(.2, .8, .2, 1) backwards}
}
.screen-flash {opacity: 0}
[data-selected] .screen-flash {animation-name: screen-flash}
.screen-row {--from: -1.5rem 0}
.screen-drop {--from: 0 -3rem}
.screen-knob {--from: -14px 0; --hidden: 1}
.screen-sheet {--from: 0 12rem; --hidden: 1}
@keyframes screen-new {
  from {opacity: var(--hidden, 0); translate: var(--from, 0 1.5rem)}
}
@keyframes screen-flash {
  from {opacity: .9}
}
@media screen {
  [data-theme=dark] .screen {filter: brightness(.9)}
}`;

type ScreenProps = {
  /** The name of a plugin's page. */
  readonly of: string;
};

/**
 * A phone that shows what a plugin's call brings onto the screen. Its ID is an address of the landing page. Throws if
 * there is no drawing for the plugin.
 */
export function Screen({of}: ScreenProps): ReactNode {
  const draw = SCREENS.get(of);
  if (draw === undefined) {
    const names = [...SCREENS.keys()].join(', ');
    throw new Error(
      `There is no screen "${of}" for <Showcase>. Use one of: ${names}, or draw it in Screens.tsx.`,
    );
  }
  return (
    <svg id={of} className="screen" viewBox="0 0 180 366" aria-hidden>
      <rect width="180" height="366" rx="31" fill="#3a4a63" />
      <rect x="1" y="1" width="178" height="364" rx="30" fill="#18212d" />
      {draw()}
      <rect x="62" y="13" width="56" height="15" rx="7.5" fill="#0b1018" />
    </svg>
  );
}

const SCREENS: ReadonlyMap<string, () => ReactNode> = new Map([
  ['camera', camera],
  ['filesystem', filesystem],
  ['geolocation', geolocation],
  ['push-notifications', notification],
  ['preferences', preferences],
  ['storage', preferences],
  ['share', share],
]);

/** The whole display, with round corners. */
function Display({fill}: {readonly fill: string}): ReactNode {
  return <rect x="6" y="6" width="168" height="354" rx="25" fill={fill} />;
}

/** The display with the bar of the app, and a title in it. */
function AppScreen({title}: {readonly title: string}): ReactNode {
  return (
    <>
      <Display fill="#fff" />
      <text x="90" y="52" textAnchor="middle">
        {title}
      </text>
      <path d="M6 66h168" stroke="#dfe4ea" />
    </>
  );
}

function camera(): ReactNode {
  return (
    <>
      <Display fill="#0b1018" />
      <path d="M6 48h168v218H6z" fill="#cfe3ff" />
      <circle cx="136" cy="84" r="14" fill="#ffe58a" />
      <path d="M6 190l44-62 34 44 26-30 64 62v62H6z" fill="#7f9bd8" />
      <path d="M6 222q80-34 168-6v50H6z" fill="#1f9d6b" />
      <g>
        <g transform="translate(48 146) scale(3.5)">
          <path d={FOX.shape} fill={FOX.ink} />
          <path d="M9 12v.6M15 12v.6M12 17v.3" stroke="#18212d" strokeWidth="1.6" strokeLinecap="round" />
        </g>
        <path
          d="M44 160v-12h12M124 148h12v12M136 228v12h-12M56 240H44v-12"
          fill="none"
          stroke="#ffe58a"
          strokeWidth="2.5"
        />
      </g>
      <path className="screen-new screen-flash" d="M6 48h168v218H6z" fill="#fff" />
      <rect x="26" y="298" width="30" height="30" rx="7" fill="#3a4a63" />
      <Picture x={29} y={301} {...LEAF} />
      <circle cx="90" cy="313" r="24" fill="none" stroke="#fff" strokeWidth="3" />
      <circle cx="90" cy="313" r="19" fill="#fff" />
      <path
        d="M130 313a10 10 0 0 1 17-7m3-5v6h-6M150 313a10 10 0 0 1-17 7m-3 5v-6h6"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
      />
    </>
  );
}

function filesystem(): ReactNode {
  const files: readonly (readonly [name: string, size: string])[] = [
    ['lake.json', '3 KB'],
    ['leaf.json', '2 KB'],
    ['photos', '14 files'],
  ];
  return (
    <>
      <AppScreen title="notes" />
      <g className="screen-new screen-row">
        <rect x="14" y="76" width="152" height="44" rx="10" fill="#e4edfb" />
        <FileRow y={98} name="red-fox.json" size="1 KB" />
      </g>
      {files.map(([name, size], index) => (
        <FileRow key={name} y={146 + index * 48} name={name} size={size} />
      ))}
    </>
  );
}

function FileRow({
  y,
  name,
  size,
}: {
  readonly y: number;
  readonly name: string;
  readonly size: string;
}): ReactNode {
  return (
    <g transform={`translate(24 ${y})`}>
      <path d="M0-12h12l7 7v17H0z" fill="#fff" stroke="#0d55c4" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M12-12v7h7" fill="none" stroke="#0d55c4" strokeWidth="1.5" strokeLinejoin="round" />
      <text x="31" y="-2">
        {name}
      </text>
      <text x="31" y="12" className="screen-quiet">
        {size}
      </text>
    </g>
  );
}

function geolocation(): ReactNode {
  const answers = ['Allow once', 'Allow while using app', 'Don’t allow'];
  return (
    <>
      <Display fill="#e6eee2" />
      <path d="M6 236q60-26 92 8t76 14v80q0 22-25 22H31q-25 0-25-25z" fill="#bcd8f7" />
      <path
        d="M6 120l168-36M52 6l30 226M174 190L6 262M128 6l22 212"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
      />
      <circle cx="92" cy="310" r="26" fill="#0d55c4" opacity=".18" />
      <circle cx="92" cy="310" r="9" fill="#0d55c4" stroke="#fff" strokeWidth="3" />
      <g className="screen-new">
        <rect x="18" y="92" width="144" height="174" rx="16" fill="#fff" stroke="#c3cad4" />
        <text x="90" y="120" textAnchor="middle">
          Let {APP} use
        </text>
        <text x="90" y="136" textAnchor="middle">
          your location?
        </text>
        {answers.map((answer, index) => (
          <g key={answer} transform={`translate(90 ${158 + index * 36})`}>
            <path d="M-72 0H72" stroke="#dfe4ea" />
            <text y="22" textAnchor="middle" className="screen-action">
              {answer}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}

function notification(): ReactNode {
  return (
    <>
      <Display fill="#15325f" />
      <path d="M6 250q70-70 168-20v105q0 25-25 25H31q-25 0-25-25z" fill="#1d4787" />
      <path d="M6 300q90-50 168-10v45q0 25-25 25H31q-25 0-25-25z" fill="#2a62b5" />
      <text x="90" y="72" textAnchor="middle" className="screen-light">
        Monday, June 9
      </text>
      <text x="90" y="118" textAnchor="middle" className="screen-light screen-time">
        9:41
      </text>
      <g className="screen-new screen-drop">
        <rect x="14" y="146" width="152" height="58" rx="15" fill="#f3f5fb" />
        <Picture x={24} y={163} {...FOX} />
        <text x="56" y="171">
          {NOTE}
        </text>
        <text x="56" y="187" className="screen-quiet">
          Seen at the lake
        </text>
      </g>
    </>
  );
}

function preferences(): ReactNode {
  const settings: readonly (readonly [name: string, isOn: boolean])[] = [
    ['Show tips', false],
    ['Save photos', true],
    ['Metric units', true],
  ];
  return (
    <>
      <AppScreen title="Settings" />
      <rect x="14" y="80" width="152" height="176" rx="12" fill="#f1f4f8" />
      <Setting y={102} name="Dark mode" isOn isNew />
      {settings.map(([name, isOn], index) => (
        <g key={name}>
          <path d={`M24 ${124 + index * 44}h132`} stroke="#dfe4ea" />
          <Setting y={146 + index * 44} name={name} isOn={isOn} />
        </g>
      ))}
    </>
  );
}

type SettingProps = {
  readonly y: number;
  readonly name: string;
  readonly isOn: boolean;
  readonly isNew?: boolean;
};

function Setting({y, name, isOn, isNew}: SettingProps): ReactNode {
  return (
    <g transform={`translate(0 ${y})`}>
      <text x="26" y="4">
        {name}
      </text>
      <rect x="124" y="-9" width="32" height="18" rx="9" fill={isOn ? '#1f9d6b' : '#c3cad4'} />
      <circle
        className={isNew ? 'screen-new screen-knob' : undefined}
        cx={isOn ? 147 : 133}
        cy="0"
        r="7"
        fill="#fff"
      />
    </g>
  );
}

function share(): ReactNode {
  const apps = ['#34b96b', '#1f7cf0', '#f2994a', '#8e5ce6'];
  return (
    <>
      <AppScreen title={APP} />
      <g transform="translate(6 12)">
        <Notes y={66} />
      </g>
      <g opacity=".05">
        <Display fill="#0b1a33" />
      </g>
      <g className="screen-new">
        <path
          d="M6 170a14 14 0 0 1 14-14h140a14 14 0 0 1 14 14v165a25 25 0 0 1-25 25H31a25 25 0 0 1-25-25z"
          fill="#f0f0f5"
        />
        <SharedNote x={20} y={170} />
        <path d="M6 206h168" stroke="#d5d5dc" />
        {apps.map((color, index) => (
          <g key={color} transform={`translate(${20 + index * 38} 218)`}>
            <rect width="28" height="28" rx="7" fill={color} />
            <rect x="3" y="34" width="22" height="3" rx="1.5" fill="#b9bec8" />
          </g>
        ))}
        <rect x="18" y="268" width="144" height="68" rx="11" fill="#fff" />
        <text x="32" y="290">
          Copy
        </text>
        <path d="M30 302h132" stroke="#e3e3e8" />
        <text x="32" y="322">
          Save
        </text>
      </g>
    </>
  );
}
