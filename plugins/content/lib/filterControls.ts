import {element, text, withAttributes, type ElementNode} from './markdown';

/** Returns a field for text that a list is filtered by, with its label. */
export function filterField(label: string): ElementNode {
  const field = withAttributes(element('input'), {
    type: 'search',
    autoComplete: ['off'],
    spellCheck: 'false',
  });
  return element('label', text(label), field);
}

/** Returns a button for each choice, none of which is pressed. */
export function filterButtons(
  choices: readonly {readonly value: string; readonly title: string}[],
): ElementNode[] {
  return choices.map(({value, title}) =>
    withAttributes(element('button', text(title)), {type: 'button', value, ariaPressed: 'false'}),
  );
}

/** Returns what shows instead of a list in which nothing matches: `sentence`, and a button that clears the filters. */
export function noMatch(sentence: string): ElementNode {
  const clear = element('button.button.button--secondary', text('Clear filters'));
  return withAttributes(
    element('div.plugin-none', element('p', text(sentence)), withAttributes(clear, {type: 'button'})),
    {hidden: true},
  );
}
