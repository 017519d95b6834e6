export {remarkInstall} from './remarkInstall';
