import packageJson from '../../package.json';
import {repositoryOf} from './repository';

/** An assistant that the menu of each page offers to open. */
type Assistant = {
  readonly name: string;
  /** Its address. `{page}` stands for the encoded URL of the page's Markdown. */
  readonly address: string;
};

/** What the menu of a page leads to outside the site. */
export type PageMenuOptions = {
  /** The address of a form for a new issue, which takes `title` and `body` as GitHub's does. */
  readonly issues: string;
  readonly assistants: readonly Assistant[];
};

/** None, until someone decides which company's product the site should lead to. */
const ASSISTANTS: readonly Assistant[] = [];

/** The options of this site. Problems are reported in the repository in which readers edit pages. */
export const pageMenuOptions: PageMenuOptions = {
  issues: `${repositoryOf(packageJson, process.env)}/issues/new`,
  assistants: ASSISTANTS,
};
