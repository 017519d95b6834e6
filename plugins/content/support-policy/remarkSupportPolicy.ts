import type {Requirements} from '../../../packages/pages/requirements';
import {expandDirectives} from '../../../packages/pages/expandDirectives';
import type {Phase} from '../../../packages/pages/supportPhases';
import {renderSupportPolicy} from './renderSupportPolicy';

/** Returns a remark transformer that replaces `::support-policy` with a table of all major versions. */
export function remarkSupportPolicy({
  requirements,
  phases,
  siteDir,
}: {
  readonly requirements: Requirements;
  readonly phases: Readonly<Record<string, Phase>>;
  readonly siteDir: string;
}) {
  return expandDirectives(siteDir, {'support-policy': () => renderSupportPolicy(requirements, phases)});
}
