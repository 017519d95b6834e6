export {indexTitles} from './indexTitles';
export {remarkCliReference} from '../cli-reference/remarkCliReference';
export {remarkPackageReference} from './remarkPackageReference';
export {requirePackages} from './requirePackages';
