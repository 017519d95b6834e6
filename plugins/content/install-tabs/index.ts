export {readRequest, remarkInstall} from './remarkInstall';
