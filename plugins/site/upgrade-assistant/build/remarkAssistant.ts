import path from 'node:path';
import type {RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Requirements} from '../../../../packages/pages/requirements';
import {refuseAttributes} from '../../../../packages/pages/attributes';
import {expandDirectives} from '../../../../packages/pages/expandDirectives';
import {element, elementWithHtml, heading, text, withAttributes} from '../../../../packages/pages/markdown';
import {parseMarkdown} from '../../../../packages/pages/parseMarkdown';
import {inlineScript} from '../../../lib/inlineScript';
import {inlineStyles} from '../../../lib/inlineStyles';
import {usualUpgrade} from '../browser/choice';
import {CHECKLIST, titleOf} from '../browser/contents';
import type {main} from '../browser/hideUsual';
import {keyOf} from '../browser/progress';
import {latestOf, versionsOf} from './versions';

/** The components that the server renders, as a page would have them. */
const COMPONENTS = `import {FirstForm, FirstList} from '@site/plugins/site/upgrade-assistant/browser/FirstPaint';

<FirstForm />

<FirstList />
`;

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
      const [imports = [], form = [], list = []] = componentBlocks().map((block) => [block]);
      const host = element('div.ua', ...form, heading(2, text(titleOf(usual)), CHECKLIST), ...list);
      return [
        ...imports,
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

/** Returns the import and the components, without positions, which would be taken for those of the page. */
function componentBlocks(): RootContent[] {
  const root = parseMarkdown(__filename, COMPONENTS);
  visit(root, (node) => {
    delete node.position;
  });
  return root.children;
}
