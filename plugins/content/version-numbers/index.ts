export {docsTreeOf, docsVersionOf} from '../lib/docsVersion';
export {frontMatterRequirements} from './frontMatter';
export {mayContain} from './mayContain';
export {remarkRequirements} from './remarkRequirements';
export {resolveTokens} from './resolveTokens';
export type {Requirements} from './types';
