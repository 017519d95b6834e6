import type {OptionGroup, ResultOption} from './resultOptions';

/** Returns the page or heading that is `step` further down than the active option, wrapping around at the ends. */
export function optionBelow(
  groups: readonly OptionGroup[],
  active: ResultOption | undefined,
  step: number,
): ResultOption | undefined {
  const rows: ResultOption[] = groups.flatMap(({page, headings}) => [page, ...headings]);
  const row = rows.find((option) => option === active) ?? rows.find(({hit}) => hit === active?.hit);
  return row && rows.at((rows.indexOf(row) + step) % rows.length);
}

/** Returns the option that is `step` further in the line of the active option's page and its other versions, if any. */
export function optionAside(
  groups: readonly OptionGroup[],
  active: ResultOption | undefined,
  step: number,
): ResultOption | undefined {
  const group = groups.find(({page}) => page.hit === active?.hit);
  const line: ResultOption[] = group ? [group.page, ...group.versions] : [];
  return line[
    Math.max(
      0,
      line.findIndex((option) => option === active),
    ) + step
  ];
}
