export {rehypeStackedTables} from './rehypeStackedTables';
