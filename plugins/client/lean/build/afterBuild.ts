import {keepUsedCss, type UsedCssOptions} from '../../used-css';
import {writeFragments, type BuiltDocs} from './writeFragments';

/** What is done with the built pages: see `usedCss/README.md` and `writeFragments.ts`. */
export type AfterBuild = {
  readonly usedCss: Pick<UsedCssOptions, 'originals'>;
  readonly fragments: BuiltDocs;
};

/** Rewrites the style sheets, then writes the fragments: these name the sheets, whose names carry a hash. */
export async function afterBuild({usedCss, fragments}: AfterBuild): Promise<void> {
  await keepUsedCss(fragments.outDir, usedCss);
  writeFragments(fragments);
}
