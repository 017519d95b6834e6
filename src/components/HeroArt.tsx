import type {ReactNode} from 'react';
import Android from '@site/src/components/drawings/android.svg';
import Browser from '@site/src/components/drawings/browser.svg';
import IPhone from '@site/src/components/drawings/iphone.svg';
import Wires from '@site/src/components/drawings/wires.svg';

const DEVICES = [
  ['iOS', IPhone],
  ['Android', Android],
  ['Web', Browser],
] as const;

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
        <s>&apos;Red fox&apos;</s>
        {',\n  url: '}
        <s>&apos;https://notes.example/42&apos;</s>
        {',\n});'}
      </pre>
      <Wires className="hero-wires" />
      <div className="hero-devices">
        {DEVICES.map(([name, Screen]) => (
          <div key={name}>
            {name}
            <Screen />
          </div>
        ))}
      </div>
    </div>
  );
}
