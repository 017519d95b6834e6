import tools from './tools.json';

/** A tool or platform that projects need in some version, and the named requirements with its numbers. */
export type Subject = {
  readonly label: string;
  readonly requirements: readonly string[];
  /** What prose calls it, as a piece of a regular expression that ends where a number may follow. */
  readonly words: string;
  /**
   * Pages mention the versions of a platform for other reasons too: what iOS 16 added is a fact. So its number is only
   * taken for a requirement before "or later".
   */
  readonly isPlatform?: boolean;
  /** How project files and workflows set it, as pieces of regular expressions that end where the number follows. */
  readonly settings: readonly string[];
};

/**
 * What `{fallback}` stands for, which may be between a setting of Gradle and its value: `project.hasProperty('x') ?
 * rootProject.ext.x : `.
 */
const FALLBACK = String.raw`(?:[\w.()'"]+\s*\?[^:\n]*:\s*)?['"]?`;

/** Of two names that start the same way, the longer one comes first. */
export const SUBJECTS: readonly Subject[] = tools.map(({settings = [], ...subject}) => ({
  ...subject,
  settings: settings.map((setting) => setting.replace('{fallback}', () => FALLBACK)),
}));
