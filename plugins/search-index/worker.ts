import {answerJobs} from '../processes';
import {makeVersion} from './makeVersion';

answerJobs(makeVersion);
