export {docsTreeOf, docsVersionOf} from './docsVersion';
export {frontMatterRequirements} from './frontMatter';
export {remarkRequirements} from './remarkRequirements';
export type {Requirement, Requirements} from './types';
