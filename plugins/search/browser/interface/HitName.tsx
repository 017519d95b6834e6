import {Fragment, type ReactNode} from 'react';
import type {Kind} from './KindIcon';

/** Where a line may end inside a long name: before a capital in `checkPermissions`, and before a dot or a parenthesis. */
const BREAKS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\w)(?=[.(]\w)/u;

type Props = {readonly name: string; readonly kind: Kind};

/** The name of a page or of a heading. Names of methods and types look like code. */
export function HitName({name, kind}: Props): ReactNode {
  const text = name.split(BREAKS).map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
  return kind === 'method' || kind === 'type' ? <span className="search-name">{text}</span> : text;
}
