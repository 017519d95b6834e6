import type {ReactNode} from 'react';

export type Props = {
  readonly value: string;
  readonly label?: string;
  /** The name of an icon in `src/data/cardIcons.json`. */
  readonly icon?: string;
  readonly default?: boolean;
  readonly children: ReactNode;
};

/** One tab of `<Tabs>`. `<Tabs>` reads its props and renders the panel around its children. */
export default function TabItem({children}: Props): ReactNode {
  return children;
}
