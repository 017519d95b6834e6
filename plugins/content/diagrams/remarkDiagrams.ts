import type {RootContent} from 'mdast';
import {expandDirectives, type Attributes} from '../../../packages/pages/expandDirectives';
import {elementWithHtml} from '../../../packages/pages/markdown';
import {didYouMean, nearestFirst} from '../../../packages/lib/nearMatches';
import {DIAGRAMS} from './drawings';
import {renderDiagram} from './renderDiagram';
import type {Diagram} from './types';

/** Returns a remark transformer that replaces `::diagram{name="push-path"}` with the drawing of that name. */
export function remarkDiagrams({siteDir}: {readonly siteDir: string}) {
  return expandDirectives(siteDir, {
    diagram: (attributes) => [figureOf(attributes.name ?? '', diagramIn(attributes))],
  });
}

/**
 * Returns the diagram that a directive shows, with the step `step` marked if it names one. Throws with similar names if
 * there is no such diagram, and with the steps if it doesn't have this one.
 */
export function diagramIn(attributes: Attributes): Diagram {
  const diagram = diagramNamed(attributes);
  const {step} = attributes;
  if (step === undefined) return diagram;
  const {drawing} = diagram;
  const titles = drawing.kind === 'steps' ? drawing.steps.map(({title}) => title) : [];
  if (drawing.kind === 'steps' && titles.includes(step)) {
    const steps = drawing.steps.map((one) => ({...one, strong: one.title === step}));
    return {...diagram, drawing: {...drawing, steps}};
  }
  const known = titles.join(', ') || 'none';
  throw new Error(`The diagram "${attributes.name}" has no step "${step}". Its steps are: ${known}.`);
}

function diagramNamed({name}: Attributes): Diagram {
  if (!name) throw new Error('::diagram has no name. Write ::diagram{name="push-path"}.');
  const diagram = Object.hasOwn(DIAGRAMS, name) ? DIAGRAMS[name] : undefined;
  if (diagram) return diagram;
  const names = Object.keys(DIAGRAMS);
  const near = didYouMean(name, names);
  throw new Error(
    `There is no diagram "${name}".${near || ` The diagrams are: ${nearestFirst(name, names).join(', ')}.`}`,
  );
}

/** Returns the figure with its drawing. */
function figureOf(name: string, diagram: Diagram): RootContent {
  return elementWithHtml('figure', {className: 'diagram'}, renderDiagram(name, diagram));
}
