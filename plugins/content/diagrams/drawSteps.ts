import {arrow, box, boxHeight, textLines, wrap, LINE_HEIGHT, type Area, type Picture} from './shapes';
import {WIDTHS, type Size, type StepsDrawing} from './drawings';

const GAP = 26;
const ROW_GAP = 34;
const LOOP_ROOM = 24;

/** Returns the steps as a picture: in rows of `columns` boxes, or in a single column. */
export function drawSteps(drawing: StepsDrawing, size: Size, head: string): Picture {
  const areas = placeBoxes(drawing, size);
  const bottom = Math.max(...areas.map(({y, height}) => y + height));
  const boxes = areas.map((area) => box(area.step, area));
  const between = areas.slice(1).map((area, n) => arrow(connection(areas[n] ?? area, area), head));
  const loop = drawing.loop === undefined ? undefined : drawLoop(drawing.loop, areas, bottom, size, head);
  return {
    children: [...boxes, ...between, ...(loop?.children ?? [])],
    height: loop?.height ?? bottom + 2,
  };
}

type StepArea = Area & {readonly step: StepsDrawing['steps'][number]};

function placeBoxes({steps, columns, loop}: StepsDrawing, size: Size): StepArea[] {
  const across = size === 'wide' ? Math.min(columns, steps.length) : 1;
  const room = WIDTHS[size] - 4 - (size === 'narrow' && loop !== undefined ? LOOP_ROOM : 0);
  const width = (room - (across - 1) * GAP) / across;
  const areas: StepArea[] = [];
  let y = 2;
  for (let start = 0; start < steps.length; start += across) {
    const row = steps.slice(start, start + across);
    const height = Math.max(...row.map((step) => boxHeight(step, width)));
    row.forEach((step, n) => areas.push({step, x: 2 + n * (width + GAP), y, width, height}));
    y += height + (across === 1 ? GAP : ROW_GAP);
  }
  return areas;
}

/**
 * Returns the path from a box to the next one: to the right, straight down, or down and back to the start of the next
 * row.
 */
function connection(from: Area, to: Area): string {
  if (to.y === from.y) return `M${from.x + from.width} ${from.y + from.height / 2}H${to.x - 2}`;
  const start = `M${from.x + from.width / 2} ${from.y + from.height}`;
  if (to.x === from.x) return `${start}V${to.y - 2}`;
  return `${start}V${to.y - ROW_GAP / 2}H${to.x + to.width / 2}V${to.y - 2}`;
}

function drawLoop(label: string, areas: readonly Area[], bottom: number, size: Size, head: string): Picture {
  const first = areas[0];
  const last = areas.at(-1);
  if (!first || !last) throw new Error('A loop needs steps.');
  if (size === 'narrow') {
    const x = WIDTHS.narrow - 6;
    const lines = wrap(label, WIDTHS.narrow);
    const path = `M${last.x + last.width} ${last.y + last.height / 2}H${x}V${first.y + first.height / 2}H${first.x + first.width + 2}`;
    return {
      children: [arrow(path, head), textLines(lines, {x: WIDTHS.narrow - 2, y: bottom + 22, anchor: 'end'})],
      height: bottom + 10 + lines.length * LINE_HEIGHT,
    };
  }
  const y = bottom + 26;
  const path = `M${last.x + last.width / 2} ${last.y + last.height}V${y}H${first.x + first.width / 2}V${first.y + first.height + 2}`;
  return {
    children: [arrow(path, head), textLines([label], {x: WIDTHS.wide / 2, y: y + 18, anchor: 'middle'})],
    height: y + 22,
  };
}
