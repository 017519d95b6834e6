export {remarkSupportPolicy} from './remarkSupportPolicy';
