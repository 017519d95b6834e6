import type {RootContent} from 'mdast';
import {expandDirectives, type Attributes, type Place} from '../../../packages/pages/expandDirectives';
import {elementWithHtml} from '../../../packages/pages/markdown';
import {didYouMean, nearestFirst} from '../../../packages/lib/nearMatches';
import {DIAGRAMS} from './drawings';
import {renderDiagram} from './renderDiagram';
import {UPGRADE_PATH, upgradePath} from './upgradePath';

/** Returns a remark transformer that replaces `::diagram{name="push-path"}` with the drawing of that name. */
export function remarkDiagrams({siteDir}: {readonly siteDir: string}) {
  return expandDirectives(
    siteDir,
    {diagram: (attributes, place) => [diagramIn(attributes, place)]},
    {isAnywhere: true},
  );
}

/** Returns what replaces a directive. Throws with similar names if there is no such diagram, or no such step. */
function diagramIn(attributes: Attributes, place: Place): RootContent {
  const {name} = attributes;
  if (!name) throw new Error('::diagram has no name. Write ::diagram{name="push-path"}.');
  if (name === UPGRADE_PATH) return upgradePath(attributes, place);
  const diagram = Object.hasOwn(DIAGRAMS, name) ? DIAGRAMS[name] : undefined;
  if (!diagram) throw new Error(unknownDiagram(name));
  const className = diagram.drawing.kind === 'picture' ? name : 'diagram';
  return elementWithHtml('figure', {className}, renderDiagram(name, diagram));
}

function unknownDiagram(name: string): string {
  const names = [...Object.keys(DIAGRAMS), UPGRADE_PATH];
  const near = didYouMean(name, names);
  return `There is no diagram "${name}".${near || ` The diagrams are: ${nearestFirst(name, names).join(', ')}.`}`;
}
