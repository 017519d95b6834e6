export {directiveProblems} from './directives';
export {remarkKnownNames} from './remarkKnownNames';
