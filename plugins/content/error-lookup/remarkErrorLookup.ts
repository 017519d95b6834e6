import type {RootContent} from 'mdast';
import {refuseAttributes} from '../../../packages/pages/attributes';
import {expandDirectives, type Attributes, type Place} from '../../../packages/pages/expandDirectives';
import {lookupModel} from './lookupModel';
import {renderLookup} from './renderLookup';

/**
 * Returns a remark transformer that replaces `::error-lookup` with a field that looks up a pasted message, and with the
 * list of all errors of the page's docs version.
 */
export function remarkErrorLookup({siteDir}: {readonly siteDir: string}) {
  return expandDirectives(siteDir, {'error-lookup': lookupBlocks});
}

function lookupBlocks(attributes: Attributes, place: Place): RootContent[] {
  refuseAttributes('error-lookup', attributes);
  return renderLookup(lookupModel(place));
}
