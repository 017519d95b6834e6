export {diagramNameIn, remarkDiagrams} from './remarkDiagrams';
