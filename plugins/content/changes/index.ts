export {comparisonFiles} from './comparisonFiles';
export {earlierNames, type Loss, type LostName} from './earlierNames';
export {loadChanges} from './loadChanges';
export {cliChanges, commandChanges, configChanges, pluginChanges, type PageChanges} from './pageChanges';
export {pageFile, pageTitle, urlOf} from './pages';
export {remarkChanges} from './remarkChanges';
export {docsVersions, labelOf, versionBefore} from './versions';
export {withNews} from './withNews';
export type {ApiChanges, Change as ApiChange} from './types';
