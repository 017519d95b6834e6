export {readServices, type Services, type Environment} from './readServices';
