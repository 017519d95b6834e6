export {otherFiles} from './otherFiles';
export {remarkCliReference} from '../cli-reference/remarkCliReference';
export {remarkPackageReference} from './remarkPackageReference';
export {requirePackages} from './requirePackages';
