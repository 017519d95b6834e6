export {componentProblems} from './components';
export {containerProblems} from './containers';
export {directiveProblems} from './directives';
export type {NameProblem} from './problem';
export {remarkKnownNames} from './remarkKnownNames';
export {variableProblems} from './variables';
