export {supportPhases} from './phases';
export {remarkSupportPolicy} from './remarkSupportPolicy';
