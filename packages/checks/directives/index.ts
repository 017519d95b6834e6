import {directiveProblems} from '../../pages/known-names/directives';
import {containerProblems} from '../../pages/known-names/containers';
import {componentProblems} from '../../pages/known-names/components';
import {pageRule} from '../pageRule';

/**
 * Finds directives that no plugin handles, such as `::instal`, components that don't exist and blocks between `:::` that
 * aren't closed, all of which the build rejects, too. It doesn't read the attributes of directives, because the plugin that
 * replaces a directive says what is wrong with them, in the preview as well. Which blocks pages may have is up to the
 * `structure` rule, which allows fewer of them than Docusaurus does.
 */
export const directivesRule = pageRule({
  name: 'directives',
  check: ({tree, source}) => [
    ...directiveProblems(tree, ['textDirective', 'leafDirective']),
    ...containerProblems(tree, source),
    ...componentProblems(tree),
  ],
});
