export {comparisonFiles} from './comparisonFiles';
export {pageChanges, type PageChanges} from './pageChanges';
export {remarkChanges} from './remarkChanges';
