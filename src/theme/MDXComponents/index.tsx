import MDXComponents from '@theme-original/MDXComponents';
import {Band, Card, Cards, Columns} from '@site/src/components/Cards';
import {CodeFrame} from '@site/src/components/CodeFrame';
import {ErrorField} from '@site/src/components/ErrorField';
import {Hero, UpgradeLink, VersionPill} from '@site/src/components/Hero';
import {ScrollableTable} from '@site/src/components/ScrollableTable';
import {Showcase} from '@site/src/components/Showcase';
import {TabItem, Tabs} from '@site/src/components/Tabs';
import {TableCell, TableHeader} from '@site/src/components/TableCells';

/** The components that pages may use without importing them. */
export default {
  ...MDXComponents,
  table: ScrollableTable,
  td: TableCell,
  th: TableHeader,
  Band,
  Card,
  Cards,
  CodeFrame,
  Columns,
  ErrorField,
  Hero,
  Showcase,
  TabItem,
  Tabs,
  UpgradeLink,
  VersionPill,
};
