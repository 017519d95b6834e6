import {keepUsedCss, type UsedCssOptions} from '../../used-css';
import {writeFragments, type BuiltDocs} from './writeFragments';

/** What to do with the built pages. See `plugins/client/used-css/README.md` and `writeFragments.ts`. */
export type AfterBuild = {
  readonly usedCss: Pick<UsedCssOptions, 'originals'>;
  readonly fragments: BuiltDocs;
};

/** Rewrites the style sheets, and then writes the fragments, which contain the style sheets' hashed names. */
export async function afterBuild({usedCss, fragments}: AfterBuild): Promise<void> {
  await keepUsedCss(fragments.outDir, usedCss);
  writeFragments(fragments);
}
