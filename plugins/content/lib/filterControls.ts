import type {PhrasingContent} from 'mdast';
import {element, text, withAttributes, type ElementNode} from '../../../packages/pages/markdown';

/** Returns a field for text that a list is filtered by, with its label and examples of what to type. */
export function filterField(label: string, examples?: string): ElementNode {
  const field = withAttributes(element('input'), {
    type: 'search',
    ...(examples === undefined ? {} : {placeholder: examples}),
    autoComplete: ['off'],
    spellCheck: 'false',
  });
  return element('label', text(label), field);
}

/** A choice of a filter, and how many things in the list it is about, if the button says it. */
type Choice = {readonly value: string; readonly title: string; readonly count?: number};

/** Returns a button for each choice, none of which is pressed. A choice that nothing in the list is about is disabled. */
export function filterButtons(choices: readonly Choice[]): ElementNode[] {
  return choices.map(({value, title, count}) => {
    const counted = count === undefined ? [] : [text(' '), element('span', text(String(count)))];
    return withAttributes(element('button', text(title), ...counted), {
      type: 'button',
      value,
      ariaPressed: 'false',
      ...(count === 0 ? {disabled: true} : {}),
    });
  });
}

/** Returns what shows instead of a list in which nothing matches: a sentence, and a button that clears the filters. */
export function noMatch(...sentence: readonly PhrasingContent[]): ElementNode {
  const clear = element('button.button.button--secondary', text('Clear filters'));
  return withAttributes(
    element('div.plugin-none', element('p', ...sentence), withAttributes(clear, {type: 'button'})),
    {hidden: true},
  );
}
