import type {RootContent} from 'mdast';
import type {MethodSample} from '../../../../packages/pages/methodSamples';
import {element, text, type ElementNode} from '../../../../packages/pages/markdown';
import {errorLinks, type LinkedError} from '../../error-answers/renderErrors';

/** Returns what stands beside a method: a call, what follows from it, and the errors that callers meet. */
export function renderSample({code, notes}: MethodSample, errors: readonly LinkedError[]): ElementNode {
  return element(
    'div.method__sample',
    {type: 'code', lang: 'ts', value: code},
    ...outcome([...notes.map(({label, text: words}) => row(label, words)), ...errorRow(errors)]),
  );
}

/** Returns the errors of a method that has no sample. */
export function renderMethodErrors(errors: readonly LinkedError[]): ElementNode[] {
  return outcome(errorRow(errors));
}

function outcome(rows: readonly ElementNode[]): ElementNode[] {
  return rows.length > 0 ? [element('dl.outcome', ...rows)] : [];
}

function errorRow(errors: readonly LinkedError[]): ElementNode[] {
  return errors.length > 0 ? [row('Can fail with', errorLinks(errors))] : [];
}

function row(label: string, content: readonly RootContent[]): ElementNode {
  return element('div', element('dt', text(label), text(' ')), element('dd', ...content));
}
