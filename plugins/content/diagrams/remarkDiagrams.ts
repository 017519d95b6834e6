import type {RootContent} from 'mdast';
import type {Literal, Program, Property} from 'estree';
import type {MdxJsxAttributeValueExpression, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {expandDirectives, type Attributes} from '../lib/expandDirectives';
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

/** Returns the figure with its drawing as an HTML string, so the browser needs no component for it. */
function figureOf(name: string): RootContent {
  const diagram = DIAGRAMS[name];
  if (!diagram) throw new Error(`There is no diagram "${name}".`);
  const figure: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: [
      {type: 'mdxJsxAttribute', name: 'className', value: 'diagram'},
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: htmlExpression(renderDiagram(name, diagram)),
      },
    ],
    children: [],
  };
  return figure;
}

/** Returns `{{__html: html}}` as the ESTree that MDX requires. */
function htmlExpression(html: string): MdxJsxAttributeValueExpression {
  const value: Literal = {type: 'Literal', value: html, raw: JSON.stringify(html)};
  const property: Property = {
    type: 'Property',
    key: {type: 'Identifier', name: '__html'},
    value,
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
  };
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression: {type: 'ObjectExpression', properties: [property]}}],
  };
  return {type: 'mdxJsxAttributeValueExpression', value: `{__html: ${value.raw}}`, data: {estree: program}};
}
