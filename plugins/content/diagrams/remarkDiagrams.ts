import type {RootContent} from 'mdast';
import {expandDirectives, type Attributes} from '../lib/expandDirectives';
import {elementWithHtml} from '../lib/markdown';
import {didYouMean, nearestFirst} from '../../lib/nearMatches';
import {DIAGRAMS} from './drawings';
import {renderDiagram} from './renderDiagram';

/** Returns a remark transformer that replaces `::diagram{name="push-path"}` with the drawing of that name. */
export function remarkDiagrams({siteDir}: {readonly siteDir: string}) {
  return expandDirectives(siteDir, {diagram: (attributes) => [figureOf(diagramNameIn(attributes))]});
}

/** Returns the name of the diagram that a directive shows. Throws with similar names if there is none. */
export function diagramNameIn({name}: Attributes): string {
  if (!name) throw new Error('::diagram has no name. Write ::diagram{name="push-path"}.');
  if (Object.hasOwn(DIAGRAMS, name)) return name;
  const names = Object.keys(DIAGRAMS);
  const near = didYouMean(name, names);
  throw new Error(
    `There is no diagram "${name}".${near || ` The diagrams are: ${nearestFirst(name, names).join(', ')}.`}`,
  );
}

/** Returns the figure with its drawing. */
function figureOf(name: string): RootContent {
  const diagram = DIAGRAMS[name];
  if (!diagram) throw new Error(`There is no diagram "${name}".`);
  return elementWithHtml('figure', {className: 'diagram'}, renderDiagram(name, diagram));
}
