import {expandDirectives} from '../package-reference/expandDirectives';
import type {Requirements} from '../requirements';
import {renderSupportPolicy} from './renderSupportPolicy';

/** Returns a remark transformer that replaces `::support-policy` by the table of all major versions. */
export function remarkSupportPolicy({
  requirements,
  siteDir,
}: {
  readonly requirements: Requirements;
  readonly siteDir: string;
}) {
  return expandDirectives(siteDir, {'support-policy': () => renderSupportPolicy(requirements)});
}
