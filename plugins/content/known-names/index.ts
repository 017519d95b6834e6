export {componentProblems} from './components';
export {containerProblems} from './containers';
export {directiveProblems} from './directives';
export type {NameProblem} from './problem';
export {programProblems} from './programs';
export {remarkKnownNames} from './remarkKnownNames';
