export {directiveProblems} from './directives';
export type {NameProblem} from './problem';
export {remarkKnownNames} from './remarkKnownNames';
