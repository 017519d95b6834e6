export {readServices, type Services} from './readServices';
