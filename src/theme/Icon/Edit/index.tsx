/** The pencil before "Edit this page", drawn with the stroke of the other icons. */
export {default} from './edit.svg';
