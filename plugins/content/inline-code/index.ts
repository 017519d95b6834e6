export {rehypeLongCode} from './rehypeLongCode';
