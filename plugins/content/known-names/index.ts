export {componentProblems} from './components';
export {directiveProblems} from './directives';
export {remarkKnownNames} from './remarkKnownNames';
export {variableProblems} from './variables';
