export {remarkKnownNames} from './remarkKnownNames';
