export {comparisonFiles} from './comparisonFiles';
export {cliChanges, commandChanges, configChanges, pluginChanges, type PageChanges} from './pageChanges';
export {remarkChanges} from './remarkChanges';
