export {remarkErrorLookup} from './remarkErrorLookup';
