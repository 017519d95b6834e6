import path from 'node:path';
import {relativeLink} from '../../../packages/lib/posixPaths';

const at = (...parts: readonly string[]): string => path.join(path.sep, ...parts);

test.each([
  [['apis', 'device.md'], './device.md'],
  [['basics', 'workflow.md'], '../basics/workflow.md'],
])('the link from apis/camera.md to %j is %s', (target, link) => {
  expect(relativeLink(at('docs', 'apis', 'camera.md'), at('docs', ...target))).toBe(link);
});
