import type {RootContent} from 'mdast';
import type {Attributes} from '../../../packages/pages/expandDirectives';
import {elementWithHtml} from '../../../packages/pages/markdown';
import {didYouMean, nearestFirst} from '../../../packages/lib/nearMatches';
import {replaceDirective, type PageVersion} from '../lib/replaceDirective';
import {DIAGRAMS} from './drawings';
import {renderDiagram} from './renderDiagram';
import {UPGRADE_PATH, upgradePath} from './upgradePath';

/** Returns a remark transformer that replaces `::diagram{name="push-path"}` with the drawing of that name. */
export function remarkDiagrams({siteDir}: {readonly siteDir: string}) {
  return replaceDirective(siteDir, 'diagram', diagramIn);
}

/** Returns what replaces a directive. Throws with similar names if there is no such diagram, or no such step. */
function diagramIn(attributes: Attributes, page: PageVersion): RootContent {
  const {name} = attributes;
  if (!name) throw new Error('::diagram has no name. Write ::diagram{name="push-path"}.');
  if (name === UPGRADE_PATH) return upgradePath(attributes, page);
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
