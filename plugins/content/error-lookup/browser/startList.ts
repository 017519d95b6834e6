import {watchRows} from './openRows';

export {lookUpErrors} from './lookUpErrors';
export {openRowOf} from './openRows';

watchRows();
