export {firstProblem} from './firstProblem';
export {loadParser, withTree, type CodeParser, type GrammarName} from '../../facts/extract/treeSitter';
