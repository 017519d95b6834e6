import type {RootContent} from 'mdast';
import {heading, text} from '../../../packages/pages/markdown';
import {refuseAttributes} from '../../../packages/pages/attributes';
import type {Attributes, Place} from '../../../packages/pages/expandDirectives';
import {errorsOf, errorsOfCommand, type PageError} from './pageErrors';
import {renderErrors} from './renderErrors';

/** The anchor of the section with a page's errors. */
export const ERRORS_ANCHOR = 'errors';

/**
 * Returns the list that replaces `::errors{name="camera"}` or `::errors{command="sync"}`, on a page that has a heading and
 * a text of its own for its errors. `linksOf` returns the links to the methods of a plugin, by their names. Throws if neither
 * is given, or if there is no error with an answer.
 */
export function errorsDirective(
  attributes: Attributes,
  place: Place,
  linksOf: (name: string) => ReadonlyMap<string, string>,
): RootContent[] {
  refuseAttributes('errors', attributes, ['name', 'command']);
  const {name, command} = attributes;
  if ((name === undefined) === (command === undefined))
    throw new Error('::errors needs a name, as in ::errors{name="camera"}, or a command.');
  const errors = name === undefined ? errorsOfCommand(command ?? '', place) : errorsOf(name, place);
  if (errors.length === 0)
    throw new Error(`No error of ${name ?? command} in ${place.version} has an answer in src/data/errors.`);
  const links = name === undefined ? undefined : linksOf(name);
  return renderErrors(errors, (method) => links?.get(method));
}

/**
 * Returns the errors that a page shows: all of them, or those that a list above has if the page has a section of its own.
 */
export function shownErrors(errors: readonly PageError[], above: ReadonlySet<string>): readonly PageError[] {
  return above.has(ERRORS_ANCHOR) ? errors.filter(({anchor}) => above.has(anchor)) : errors;
}

/** Returns the section "Errors" of a page, or nothing if there are none, or if a heading above is that section. */
export function errorsSection(
  errors: readonly PageError[],
  above: ReadonlySet<string>,
  linkOf: (raisedBy: string) => string | undefined,
): RootContent[] {
  if (errors.length === 0 || above.has(ERRORS_ANCHOR)) return [];
  return [heading(2, text('Errors'), ERRORS_ANCHOR), ...renderErrors(errors, linkOf)];
}
