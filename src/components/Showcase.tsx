import {Children, cloneElement, isValidElement, type ReactNode} from 'react';
import {SCREEN_STYLES, Screen} from '@site/src/components/Screens';
import {Tabs, type TabItemProps} from '@site/src/components/Tabs';

/** Only the landing pages have a showcase, so it contains its styles, as the picture of the hero does. */
const STYLES = `
.showcase {margin-top: var(--space-5)}
.showcase .tabs-box__panel > p:not([class]) {max-width: var(--column); margin-bottom: var(--space-4)}
.showcase .code-block {margin: 0}
.showcase .code-block__wrap.code-block__wrap {display: none}
.showcase .screen {display: block; width: 10.25rem; height: auto; margin: var(--space-4) auto}
.showcase ul {
  display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--space-4);
  margin: var(--space-3) 0 0; padding: 0; color: var(--ink-muted); font-size: var(--text-m); line-height: 1.4; list-style: none
}
.showcase .tabs-box li {margin: 0}
.showcase strong {display: block; color: var(--ink)}
[data-js] .showcase .code-block__pre {font-size: .78125rem}

/* Whatever tab is chosen, what is below stays where it is: there is room for the longest text, code and list. */
[data-js] .showcase .tabs-box__panel > p:not([class]) {min-height: 3lh}
[data-js] .showcase .code-block__pre {min-height: 12.75rem}
[data-js] .showcase .tabs-box li {min-height: 4lh}
@media (prefers-reduced-motion: no-preference) {
  .showcase [data-selected] > :is(p, ul), .showcase [data-selected] pre {animation: var(--motion-rise)}
}

/* The tabs are tiles, without the frame that other tabs have. */
[data-js] .showcase .tabs-box {border: 0}
[data-js] .showcase .tabs-box__list {
  display: grid; grid-template-columns: repeat(2, 1fr); align-content: start; gap: var(--space-2);
  padding: 0; border: 0; background: none; overflow: visible
}
.showcase .tabs-box__tab {
  display: flex; align-items: center; gap: var(--space-3); min-height: 3.25rem; margin: 0; padding: var(--space-2);
  border: 1px solid transparent; border-radius: var(--radius-l); text-align: left; white-space: normal
}
@media (hover: hover) {
  .showcase .tabs-box__tab:not([aria-selected=true]):hover {background: var(--code-soft)}
}
.showcase [aria-selected=true] {
  border-color: var(--line); background: var(--surface-raised); box-shadow: var(--shadow); color: var(--ink)
}
.showcase .tabs-box__tab::after {content: none}
.showcase .tabs-box__tab svg {
  flex: none; width: 2.25rem; height: 2.25rem; padding: .5rem; border-radius: var(--radius-m);
  background: var(--accent-soft); color: var(--accent); fill: none; stroke: currentcolor; stroke-width: 1.8;
  stroke-linecap: round; stroke-linejoin: round; forced-color-adjust: auto; transition: var(--motion-color)
}
.showcase [aria-selected=true] svg {background: var(--accent); color: var(--on-accent)}
[data-js] .showcase .tabs-box .tabs-box__panel.tabs-box__panel:not([hidden]) {padding: var(--space-4) 0 0}

/* On phones, the picture is next to the tabs, so that readers see it change, and beside it is what it shows. */
@media screen and (max-width: 767px) {
  [data-js] .showcase .tabs-box__panel:not([hidden]) {display: grid; grid-template: auto 1fr auto / 9.25rem 1fr; column-gap: var(--space-4)}
  [data-js] .showcase .screen {grid-area: 1 / 1 / 3; width: 100%; margin-top: 0}
  [data-js] .showcase .code-block {grid-area: 3 / 1 / auto / -1; min-width: 0}
  .showcase pre {white-space: pre-wrap}
  [data-js] .showcase ul {grid-template-columns: 1fr; align-content: start; gap: var(--space-1); margin: 0 0 var(--space-2)}
  [data-js] .showcase .tabs-box li {min-height: 0}
}

/* Where there is room, the phone is beside the code and over its frame, and what each platform has is inside the frame. */
@media screen and (min-width: 768px) {
  [data-js] .showcase .tabs-box__list {grid-template-columns: repeat(3, 1fr)}
  [data-js] .showcase .tabs-box__panel:not([hidden]) {
    display: grid; grid-template: auto 1fr auto / minmax(0, 1fr) 12.5rem
  }
  [data-js] .showcase .tabs-box__panel > p:not([class]) {min-height: 2lh}
  [data-js] .showcase .code-block {grid-area: 2 / 1 / 4 / -1; padding: 0 12.5rem 6.25rem 0}
  [data-js] .showcase .code-block__copy {right: 12.8rem}
  [data-js] .showcase .screen {grid-area: 1 / 2 / 4; z-index: 1; margin: 0 auto var(--space-4)}
  [data-js] .showcase ul {grid-area: 3 / 1; position: relative; margin: 0; padding: var(--space-3) var(--space-4) var(--space-4)}
  [data-js] .showcase ul {color: #c6cfd9}
  [data-js] .showcase strong {color: #fff}
}
@media screen and (min-width: 1280px) {
  [data-js] .showcase .tabs-box {display: grid; grid-template-columns: 13rem minmax(0, 1fr); column-gap: var(--space-5)}
  [data-js] .showcase .tabs-box__list {grid-template-columns: 1fr}
  [data-js] .showcase .tabs-box__panel.tabs-box__panel {grid-area: 1 / 2}
  /* Hidden panels keep their place in the grid, and would lie over the one that shows. */
  .showcase .tabs-box__panel[hidden] {align-self: start}
  [data-js] .showcase .tabs-box .tabs-box__panel.tabs-box__panel:not([hidden]) {padding: 0}
  [data-js] .showcase .code-block {padding-bottom: 5rem}
  [data-js] .showcase .tabs-box li {min-height: 3lh}
}
@media (min-width: 1400px) {
  [data-js] .showcase .code-block__pre {font-size: .84375rem}
}
${SCREEN_STYLES}`;

/**
 * Plugins as tabs, each with a phone that shows what its user sees. The children are `<TabItem>` elements whose `value` is
 * the name of a screen in `Screens.tsx` and of an icon.
 */
export function Showcase({children}: {readonly children: ReactNode}): ReactNode {
  const items = Children.toArray(children).filter((child) => isValidElement<TabItemProps>(child));
  return (
    <div className="showcase">
      <style dangerouslySetInnerHTML={{__html: STYLES}} />
      <Tabs label="Plugins" vertical>
        {items.map((item) =>
          cloneElement(item, {
            icon: item.props.value,
            children: (
              <>
                {item.props.children}
                <Screen of={item.props.value} />
              </>
            ),
          }),
        )}
      </Tabs>
    </div>
  );
}
