export {indexTitles} from './indexTitles';
export {remarkCliReference} from './remarkCliReference';
export {remarkPackageReference} from './remarkPackageReference';
export {requirePackages} from './requirePackages';
