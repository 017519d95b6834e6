export {remarkCliReference} from './remarkCliReference';
export {remarkPackageReference} from './remarkPackageReference';
