import {Children, isValidElement, useId, type ReactElement, type ReactNode} from 'react';
import {CardIcon} from '@site/src/components/Cards';

export type TabItemProps = {
  readonly value: string;
  readonly label?: string;
  /** The name of an icon in `src/data/cardIcons.json`. */
  readonly icon?: string;
  readonly default?: boolean;
  readonly children: ReactNode;
};

type Props = {
  readonly groupId?: string;
  /** What the tabs are, for screen readers. By default, it comes from `groupId`. */
  readonly label?: string;
  /** Says that the tabs stand below each other, so that the arrow keys up and down move between them, too. */
  readonly vertical?: boolean;
  readonly children: ReactNode;
};

/**
 * Tabs in plain HTML that contains every panel, with the first one (or the `default` one) selected.
 * `plugins/client/articles/tabs.ts` handles clicks and keys on all tabs. Without scripts, every panel shows below its
 * label.
 */
export function Tabs({groupId, label = labelOf(groupId), vertical, children}: Props): ReactNode {
  const id = useId();
  const items = tabItemsOf(children);
  const selected = items.find((item) => item.props.default) ?? items[0];
  return (
    <div className="tabs-box" data-tabs={groupId ?? ''}>
      <div
        className="tabs-box__list"
        role="tablist"
        aria-label={label}
        aria-orientation={vertical ? 'vertical' : undefined}>
        {items.map((item) => (
          <button
            key={item.props.value}
            type="button"
            role="tab"
            id={`${id}${item.props.value}-tab`}
            aria-controls={`${id}${item.props.value}`}
            aria-selected={item === selected}
            tabIndex={item === selected ? 0 : -1}
            className="tabs-box__tab"
            data-value={item.props.value}>
            {item.props.icon && <CardIcon name={item.props.icon} />}
            {item.props.label ?? item.props.value}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.props.value}
          role="tabpanel"
          id={`${id}${item.props.value}`}
          aria-labelledby={`${id}${item.props.value}-tab`}
          className="tabs-box__panel"
          data-value={item.props.value}
          data-selected={item === selected ? '' : undefined}>
          <p className="tabs-box__label">{item.props.label ?? item.props.value}</p>
          {item.props.children}
        </div>
      ))}
    </div>
  );
}

/** One tab of `<Tabs>`, which reads the props and renders the panel around the children. */
export function TabItem({children}: TabItemProps): ReactNode {
  return children;
}

function tabItemsOf(children: ReactNode): ReactElement<TabItemProps>[] {
  const items = Children.toArray(children).filter((child) => isValidElement<TabItemProps>(child));
  const invalid = items.find((item) => typeof item.props.value !== 'string');
  if (invalid || items.length === 0) {
    throw new Error(
      '<Tabs> requires at least one <TabItem value="…" label="…"> and accepts no other children.',
    );
  }
  return items;
}

function labelOf(groupId: string | undefined): string {
  if (!groupId) return 'Options';
  const words = groupId.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
