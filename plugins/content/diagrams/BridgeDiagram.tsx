import type {ReactNode} from 'react';

const DESCRIPTION =
  'Your web app calls plugins in JavaScript. Capacitor passes each call over its native bridge to Swift code on iOS and to Kotlin or Java code on Android, and runs it as JavaScript in the browser on the Web. Results and events come back the same way.';

/** Only the landing pages have this drawing, so it contains its styles. HTML allows them in a drawing, but not in a figure. */
const STYLES = [
  '.bridge{margin:0 0 var(--space-5);padding:1.25rem;border:1px solid var(--line);border-radius:var(--radius-m);background:radial-gradient(var(--line) 1px,transparent 1px) 0 0/20px 20px}',
  '.bridge svg{display:block;width:100%;height:auto;margin-inline:auto}',
  '.bridge__wide{max-width:47.5rem}',
  // A page can have text and the diagram in columns. They are next to each other where that leaves the diagram's own text
  // large enough to read.
  '.columns:has(>.bridge){grid-template-columns:minmax(0,1fr)}',
  '@media (min-width:1420px){.columns:has(>.bridge){grid-template-columns:minmax(0,1fr) minmax(0,2fr)}}',
  '.bridge__narrow{max-width:21.25rem}',
  '.bridge rect{fill:var(--surface-raised);stroke:var(--line-strong);stroke-width:1.5}',
  '.bridge text{fill:var(--ink-muted);font-family:var(--ifm-font-family-base);font-size:var(--text-l)}',
  '.bridge .bridge__title{fill:var(--ink);font-size:var(--text-body);font-weight:650}',
  '.bridge__strong rect{fill:var(--accent);stroke:var(--accent)}',
  '.bridge .bridge__strong text{fill:var(--on-accent)}',
  '.bridge__arrows{fill:none;stroke:var(--accent);stroke-width:2}',
  '.bridge__head{fill:var(--accent)}',
  '.bridge__arrows circle{fill:var(--signal);stroke:none}',
  '@media (forced-colors:active){.bridge{--ink:canvastext;--ink-muted:canvastext;background:none;--line-strong:canvastext;--surface-raised:canvas;--accent:highlight;--on-accent:highlighttext;--signal:highlight}}',
  '@media (min-width:641px){.bridge svg.bridge__narrow{display:none}}',
  '@media (max-width:640px){.bridge svg.bridge__wide{display:none}}',
].join('');

type BoxProps = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly lines: readonly string[];
  readonly strong?: boolean;
};

/**
 * The landing pages' diagram of the web app, the native bridge and the three platforms, in a wide and a narrow layout.
 */
export function BridgeDiagram(): ReactNode {
  return (
    <figure className="bridge">
      <WideDiagram />
      <NarrowDiagram />
      <figcaption className="visually-hidden">{DESCRIPTION}</figcaption>
    </figure>
  );
}

function WideDiagram(): ReactNode {
  return (
    <svg className="bridge__wide" viewBox="0 0 760 288" aria-hidden="true">
      <style dangerouslySetInnerHTML={{__html: STYLES}} />
      <Arrows
        id="bridge-arrow-wide"
        paths={['M232 144H292', 'M472 144H536']}
        branches={['M504 144V62q0-12 12-12h20', 'M504 144V226q0 12 12 12h20']}
        node={[504, 144]}
      />
      <Box
        x={8}
        y={64}
        width={216}
        height={160}
        title="Your web app"
        lines={['HTML, CSS, JavaScript', 'any framework']}
      />
      <Box
        x={300}
        y={84}
        width={164}
        height={120}
        title="Capacitor"
        lines={['native bridge', 'plugins']}
        strong
      />
      <Box x={544} y={14} width={208} height={72} title="iOS" lines={['WKWebView + Swift']} />
      <Box x={544} y={108} width={208} height={72} title="Android" lines={['WebView + Kotlin, Java']} />
      <Box x={544} y={202} width={208} height={72} title="Web" lines={['browser + JavaScript']} />
    </svg>
  );
}

function NarrowDiagram(): ReactNode {
  return (
    <svg className="bridge__narrow" viewBox="0 0 340 452" aria-hidden="true">
      <Arrows
        id="bridge-arrow-narrow"
        paths={['M170 90V124', 'M170 212V368']}
        branches={['M170 226H91q-6 0-6 6v8', 'M170 226H249q6 0 6 6v8']}
        node={[170, 226]}
      />
      <Box
        x={8}
        y={8}
        width={324}
        height={76}
        title="Your web app"
        lines={['HTML, CSS, JavaScript, any framework']}
      />
      <Box
        x={8}
        y={130}
        width={324}
        height={76}
        title="Capacitor"
        lines={['native bridge, plugins']}
        strong
      />
      <Box x={8} y={246} width={154} height={104} title="iOS" lines={['WKWebView', 'Swift']} />
      <Box x={178} y={246} width={154} height={104} title="Android" lines={['WebView', 'Kotlin, Java']} />
      <Box x={60} y={374} width={220} height={72} title="Web" lines={['browser, JavaScript']} />
    </svg>
  );
}

type ArrowsProps = {
  /** Each drawing needs its own marker, because a marker inside a hidden drawing isn't rendered. */
  readonly id: string;
  readonly paths: readonly string[];
  /** Lines that leave one of the paths at the node. */
  readonly branches: readonly string[];
  readonly node: readonly [x: number, y: number];
};

/** Lines with arrowheads at both ends: calls go out, results and events come back. */
function Arrows({id, paths, branches, node: [cx, cy]}: ArrowsProps): ReactNode {
  const head = `url(#${id})`;
  return (
    <>
      <defs>
        <marker
          id={id}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="5"
          markerHeight="5"
          orient="auto-start-reverse">
          <path className="bridge__head" d="M0 0 8 4 0 8Z" />
        </marker>
      </defs>
      <g className="bridge__arrows">
        {paths.map((path) => (
          <path key={path} d={path} markerStart={head} markerEnd={head} />
        ))}
        {branches.map((branch) => (
          <path key={branch} d={branch} markerEnd={head} />
        ))}
        <circle cx={cx} cy={cy} r="5" />
      </g>
    </>
  );
}

function Box({x, y, width, height, title, lines, strong = false}: BoxProps): ReactNode {
  const middle = x + width / 2;
  const first = y + height / 2 - (lines.length * 20) / 2 + 6;
  return (
    <g className={strong ? 'bridge__strong' : undefined}>
      <rect x={x} y={y} width={width} height={height} rx="10" />
      <text className="bridge__title" x={middle} y={first} textAnchor="middle">
        {title}
      </text>
      {lines.map((line, i) => (
        <text key={line} x={middle} y={first + 22 + i * 19} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  );
}
