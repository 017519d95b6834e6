import type {PrismTheme} from 'prism-react-renderer';

/** The themes of code in light and dark mode, from `themeConfig.prism`. */
export type CodeThemes = {readonly theme: PrismTheme; readonly darkTheme: PrismTheme};

type Style = Readonly<Record<string, string | number>>;
/** How a type of token looks in both modes. */
type Look = {readonly light: Style; readonly dark: Style};

/** The parts of a page that are in dark mode: the top of the landing pages, samples on their band and those of methods always are. */
const DARK = "[data-theme='dark'],.hero-box,.method__sample,.band-box .code-block";

/**
 * Returns a function that gives a token its classes: `t-` and each of its types that one of the themes styles. A style for
 * one language only has a class with the language's name.
 */
export function tokenClasses(themes: CodeThemes): (types: readonly string[], language: string) => string[] {
  const looks = looksOf(themes);
  return (types, language) =>
    types
      .map((type) => (looks.has(nameIn(type, language)) ? nameIn(type, language) : type))
      .filter((name) => looks.has(name))
      .map((name) => `t-${name}`);
}

/**
 * Returns the style sheet of two themes. Each color is a custom property with the name of the first type that has it, such
 * as `--code-keyword`. Those of the text and the background are `--code-text` and `--code-background`.
 */
export function themeStyles(themes: CodeThemes): string {
  const groups = groupsOf(looksOf(themes));
  const variables = (mode: keyof Look, {color, backgroundColor}: PrismTheme['plain']): string =>
    [
      `--code-text:${color ?? 'inherit'}`,
      `--code-background:${backgroundColor ?? 'none'}`,
      ...groups.flatMap(([names, look]) =>
        propertiesOf(look).map((name) => `${variable(names, name)}:${look[mode][name] ?? 'initial'}`),
      ),
    ].join(';');
  const rules = groups.map(([names, look]) => {
    const declarations = propertiesOf(look).map((name) => `${kebab(name)}:var(${variable(names, name)})`);
    return `${names.map((name) => `.t-${name}`).join()}{${declarations.join(';')}}`;
  });
  return [
    `:root{${variables('light', themes.theme.plain)}}`,
    `@media screen{${DARK}{${variables('dark', themes.darkTheme.plain)}}}`,
    ...rules,
  ].join('\n');
}

/** Returns the look of each type, in the order of the themes' last styles of it, so that a later one wins. */
function looksOf({theme, darkTheme}: CodeThemes): Map<string, Look> {
  const [light, dark] = [stylesOf(theme), stylesOf(darkTheme)];
  const styleIn = (styles: ReadonlyMap<string, Style>, name: string): Style =>
    styles.get(name) ?? styles.get(typeOf(name)) ?? {};
  return new Map(
    [...light.keys(), ...dark.keys()].map((name) => [
      name,
      {light: styleIn(light, name), dark: styleIn(dark, name)},
    ]),
  );
}

function stylesOf({styles}: PrismTheme): Map<string, Style> {
  const found = new Map<string, Style>();
  for (const {types, languages, style} of styles) {
    for (const type of types) {
      for (const name of languages?.map((language) => nameIn(type, language)) ?? [type]) {
        const before = found.get(name) ?? found.get(type);
        found.delete(name);
        found.set(name, {...before, ...style});
      }
    }
  }
  return found;
}

/** The name of a type in the blocks of one language. */
function nameIn(type: string, language: string): string {
  return `${type}--${language}`;
}

function typeOf(name: string): string {
  return name.split('--')[0] ?? name;
}

/** Returns the types with the same look, which share a rule. */
function groupsOf(looks: ReadonlyMap<string, Look>): [string[], Look][] {
  const groups = new Map<string, [string[], Look]>();
  for (const [name, look] of looks) {
    const key = JSON.stringify([look.light, look.dark]);
    const group = groups.get(key);
    if (group) group[0].push(name);
    else groups.set(key, [[name], look]);
  }
  return [...groups.values()];
}

function propertiesOf({light, dark}: Look): string[] {
  return Object.keys({...light, ...dark});
}

function variable([name = '']: readonly string[], property: string): string {
  return property === 'color' ? `--code-${name}` : `--code-${name}-${kebab(property)}`;
}

function kebab(property: string): string {
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
