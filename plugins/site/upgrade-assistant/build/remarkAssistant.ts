import path from 'node:path';
import type {Program} from 'estree';
import type {RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {type Requirements} from '../../../../packages/pages/requirements';
import {refuseAttributes} from '../../../../packages/pages/attributes';
import {expandDirectives} from '../../../../packages/pages/expandDirectives';
import {element, elementWithHtml, heading, text, withAttributes} from '../../../../packages/pages/markdown';
import {inlineScript} from '../../../lib/inlineScript';
import {inlineStyles} from '../../../lib/inlineStyles';
import {usualUpgrade} from '../browser/choice';
import {CHECKLIST, titleOf} from '../browser/contents';
import type {main} from '../browser/hideUsual';
import {keyOf} from '../browser/progress';
import {latestOf, versionsOf} from './versions';

/** The module with the components that the server renders. */
const MODULE = '@site/plugins/site/upgrade-assistant/browser/FirstPaint';

/** The styles of the application. */
const STYLES = path.join(__dirname, '../browser/assistant.css');

const HIDE_USUAL = path.join(__dirname, '../browser/hideUsual.ts');

type Options = {readonly siteDir: string; readonly requirements: Requirements};

/**
 * Returns a remark transformer that replaces `::upgrade-assistant` with the form and the list as they are without an
 * address and without files, so that the page is complete at its first paint and without scripts. The heading is Markdown's,
 * because the contents list shows it.
 */
export function remarkAssistant({siteDir, requirements}: Options) {
  const usual = usualUpgrade({latest: latestOf(versionsOf(requirements))});
  return expandDirectives(siteDir, {
    'upgrade-assistant': (attributes): RootContent[] => {
      refuseAttributes('upgrade-assistant', attributes);
      const host = element(
        'div.ua',
        component('FirstForm'),
        heading(2, text(titleOf(usual)), CHECKLIST),
        component('FirstList'),
      );
      return [
        importOf(['FirstForm', 'FirstList']),
        elementWithHtml('div', {}, `<style>${inlineStyles(STYLES)}</style>`),
        withAttributes(host, {dataUpgradeAssistant: ''}),
        elementWithHtml(
          'div',
          {},
          `<script>${inlineScript<typeof main>(HIDE_USUAL, keyOf({...usual, project: ''}))}</script>`,
        ),
      ];
    },
  });
}

function component(name: string): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: [], children: []};
}

function importOf(names: readonly string[]): MdxjsEsm {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: names.map((name) => ({
          type: 'ImportSpecifier',
          imported: {type: 'Identifier', name},
          local: {type: 'Identifier', name},
        })),
        source: {type: 'Literal', value: MODULE, raw: JSON.stringify(MODULE)},
        attributes: [],
      },
    ],
  };
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
