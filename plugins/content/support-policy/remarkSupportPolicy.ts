import {expandDirectives} from '../lib/expandDirectives';
import type {Requirements} from '../version-numbers';
import {renderSupportPolicy} from './renderSupportPolicy';

/** Returns a remark transformer that replaces `::support-policy` with a table of all major versions. */
export function remarkSupportPolicy({
  requirements,
  siteDir,
}: {
  readonly requirements: Requirements;
  readonly siteDir: string;
}) {
  return expandDirectives(siteDir, {'support-policy': () => renderSupportPolicy(requirements)});
}
