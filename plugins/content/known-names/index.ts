export {componentProblems} from './components';
export {directiveProblems, unclosedProblems} from './directives';
export {remarkKnownNames} from './remarkKnownNames';
export {variableProblems} from './variables';
