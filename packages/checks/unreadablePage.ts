import {PageSyntaxError} from '../pages/parseMarkdown';
import type {FilePlace} from './pageSource';

/** A page that can't be read for a reason other than its Markdown, and what would be right. */
export class UnreadablePage extends PageSyntaxError {
  constructor(
    file: string,
    {line, column}: FilePlace,
    reason: string,
    hint: string,
    options: ErrorOptions = {},
  ) {
    super(file, line, column, reason, hint, options);
  }
}
