import type {ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';

/** The parts of a plugin's page, each with the headings that it may have, best first. */
const PARTS: readonly (readonly [label: string, ...headings: RegExp[]])[] = [
  ['Set up', /^Set up\b/, /^Install/],
  ['Methods', /^Methods$/],
  ['Errors', /^Errors\b/],
  ['Types', /^Types$/],
];

/** Links to the parts of a plugin's page, of which `useContentsMark` marks the current one. Other pages have none. */
export function PageParts({toc}: {readonly toc: readonly TOCItem[]}): ReactNode {
  if (!toc.some(({id}) => id === 'methods')) return null;
  const links = PARTS.flatMap(([label, ...headings]) => {
    const [target] = headings.flatMap((heading) => toc.filter(({value}) => heading.test(value)));
    return target
      ? [
          <a key={label} href={`#${target.id}`}>
            {label}
          </a>,
        ]
      : [];
  });
  return (
    <nav className="page-parts" aria-label="Parts of the page">
      {links}
    </nav>
  );
}
