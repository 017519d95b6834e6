import {answerJobs} from '../processes';
import {provideVersion} from './provideVersion';

answerJobs(provideVersion);
