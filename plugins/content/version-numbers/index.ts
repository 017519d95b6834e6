export {frontMatterRequirements} from './frontMatter';
export {remarkRequirements} from './remarkRequirements';
