export {diagramIn, remarkDiagrams} from './remarkDiagrams';
