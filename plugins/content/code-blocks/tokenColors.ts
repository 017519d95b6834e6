import type {PrismTheme} from 'prism-react-renderer';

/** The themes of code in light and dark mode, from `themeConfig.prism`. Both style the same types of tokens. */
export type CodeThemes = {readonly theme: PrismTheme; readonly darkTheme: PrismTheme};

/** The parts of a page that are in dark mode: the top of the landing pages, samples on their band and those of methods always are. */
const DARK = "[data-theme='dark'],.hero-box,.method__sample,.band-box .code-block";

/** Returns a function that gives a token its classes: `t-` and each of its types that the themes style. */
export function tokenClasses({theme}: CodeThemes): (types: readonly string[]) => string[] {
  const styled = new Set(theme.styles.flatMap(({types}) => types));
  return (types) => types.filter((type) => styled.has(type)).map((type) => `t-${type}`);
}

/**
 * Returns the style sheet of two themes. Each color is a custom property with the name of the first type that has it, such
 * as `--code-keyword`. Those of the text and the background are `--code-text` and `--code-background`.
 */
export function themeStyles({theme, darkTheme}: CodeThemes): string {
  const rules = theme.styles.map(({types, style}) => {
    const declarations = Object.keys(style).map((name) => `${kebab(name)}:var(${variable(types, name)})`);
    return `${types.map((type) => `.t-${type}`).join()}{${declarations.join(';')}}`;
  });
  return [`:root{${valuesOf(theme)}}`, `@media screen{${DARK}{${valuesOf(darkTheme)}}}`, ...rules].join('\n');
}

/** Returns the values of the custom properties in one mode. */
function valuesOf({plain, styles}: PrismTheme): string {
  return [
    `--code-text:${plain.color ?? 'inherit'}`,
    `--code-background:${plain.backgroundColor ?? 'none'}`,
    ...styles.flatMap(({types, style}) =>
      Object.entries(style).map(([name, value]) => `${variable(types, name)}:${value}`),
    ),
  ].join(';');
}

function variable([type = '']: readonly string[], property: string): string {
  return property === 'color' ? `--code-${type}` : `--code-${type}-${kebab(property)}`;
}

function kebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
