/** The icon of the language menu, drawn with the stroke of the other icons. */
export {default} from './language.svg';
