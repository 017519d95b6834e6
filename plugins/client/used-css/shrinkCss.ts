import {inlineConstants} from './constants';
import {dropOverridden} from './overridden';
import {purgeCss, type Evidence} from './purge';
import {svgAsText} from './svgText';

/** Returns a smaller `css` that renders the built site identically. */
export async function shrinkCss(css: string, evidence: Evidence): Promise<string> {
  const purged = await purgeCss(dropOverridden(css), evidence);
  const kept = new Set([...evidence.pages.variables, ...evidence.scripts]);
  return svgAsText(inlineConstants(purged, kept));
}
