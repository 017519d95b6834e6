import type {ReactNode} from 'react';

/** Shows a text with `code` and **labels**. */
export function Rich({children}: {readonly children: string}): ReactNode {
  return children.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, index) => {
    // The parts of a text have no identity but their place.
    if (part.startsWith('`')) return <code key={index}>{part.slice(1, -1)}</code>;
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    return part;
  });
}
