/** A major version of Capacitor, as a number. */
export type Major = number;

/** When a change concerns a project. All conditions have to hold. A file that wasn't given leaves a condition open. */
export type When = {
  /** The package of a plugin that the app uses. */
  readonly plugin?: string;
  /** Any of these settings is in the configuration: `ios.minVersion`. */
  readonly setting?: readonly string[];
  /** None of these settings is in the configuration. */
  readonly unset?: readonly string[];
  /** The format of the configuration. */
  readonly config?: 'json';
  /** Any of these names or texts is in the app's code. */
  readonly code?: readonly string[];
  /** A package in `package.json`. */
  readonly dependency?: string;
  /** Any of these texts is in a script of `package.json`. */
  readonly script?: readonly string[];
  /** Any of these names is in the app's own native code: `a b` is both of them in one file. */
  readonly native?: readonly string[];
  /** A file that `has` or `lacks` a text: the end of its path. */
  readonly file?: string;
  readonly has?: string;
  readonly lacks?: string;
};

type Area = 'core' | 'cli' | 'ios' | 'android' | 'plugin';

/**
 * A change between two releases of Capacitor, as `src/data/upgradeChanges.json` states it. Those that came after 2.0 have
 * an anchor in the guide, and either the `step` of the checklist that deals with them, together with others, or the texts
 * for a step of their own.
 */
export type UpgradeChange = {
  readonly from: string;
  /** The release that the change came with: `7`, `8.5`. */
  readonly to: string;
  readonly area: Area;
  readonly kind: 'added' | 'changed' | 'deprecated' | 'removed' | 'renamed' | 'requirement';
  readonly subject: string;
  readonly plugin?: string;
  readonly replacement?: string;
  readonly action: string;
  /** Whether `npx cap migrate` does it; null if that command doesn't apply. */
  readonly automatedByMigrateCommand: boolean | null;
  readonly audience?: 'plugin-author';
  readonly undocumented?: boolean;
  /** The section of the guide that tells the change. */
  readonly anchor?: string;
  /** The step of `engine/steps`, or `info` for a change that leaves nothing to do. */
  readonly step?: string;
  readonly when?: When;
  readonly optional?: boolean;
  /** How the settings in `when` change, so that the diff can be shown. */
  readonly edit?: 'remove' | 'uppercase' | {readonly rename: string};
  /** The major that makes the step pointless. */
  readonly until?: Major;
  readonly title?: string;
  readonly why?: string;
  readonly todo?: string;
  readonly check?: string;
};

/** A change as the browser gets it: with the major it came with, and without what only the guides' tests read. */
export type Change = Pick<
  UpgradeChange,
  'area' | 'step' | 'when' | 'optional' | 'edit' | 'until' | 'title' | 'why' | 'todo' | 'check'
> & {
  readonly major: Major;
  /** What changed, for the authors of plugins. */
  readonly subject?: string;
  /** The address of the guide's section, below the site's base URL. */
  readonly guide: string;
  /** Whether `npx cap migrate` does it. */
  readonly automated: boolean;
};

/** The versions of packages, or the values of Gradle variables, by name. */
export type Values = Readonly<Record<string, string>>;

/** What changed in the API of a plugin, or in the configuration, with one major. Only what can break an app. */
export type ApiNews = {
  readonly major: Major;
  /** The package, or `config`. */
  readonly name: string;
  /** The address of the section in the list of all changes, below the site's base URL. */
  readonly link: string;
  readonly removed: readonly string[];
  readonly deprecated: readonly string[];
};

/** A plugin of another author: the latest version for each major of Capacitor, and whether it supports Swift packages. */
type KnownPlugin = {readonly versions: Readonly<Record<Major, string>>; readonly spm: boolean};

/** Everything that the checklist is made from. */
export type AssistantData = {
  readonly majors: readonly Major[];
  /** The latest released major. */
  readonly latest: Major;
  readonly changes: readonly Change[];
  readonly api: readonly ApiNews[];
  /** Requirements such as `nodeMin`, by name, then by major. */
  readonly requirements: Readonly<Record<string, Readonly<Record<Major, string>>>>;
  /** Packages of each major, with the exact version that the site documents. */
  readonly packages: Readonly<Record<Major, Values>>;
  /** The variables in `variables.gradle` of the project template. */
  readonly templateVariables: Readonly<Record<Major, Values>>;
  /** The variables that plugins read, by package, with their default. */
  readonly pluginVariables: Readonly<Record<Major, Readonly<Record<string, Values>>>>;
  /** The version of the google-services Gradle plugin in the project template. */
  readonly googleServices: Readonly<Record<Major, string>>;
  /** Plugins of other authors by name, as of a day such as `2026-11-28`. */
  readonly plugins: Readonly<Record<string, KnownPlugin>>;
  readonly pluginsDate: string;
  /** Addresses of the guides below the site's base URL, by major. */
  readonly guides: Readonly<Record<Major, string>>;
  /** The titles of the guides' sections, by their addresses below the site's base URL. */
  readonly sections: Readonly<Record<string, string>>;
};

/** What the plugin generates for the browser. */
export type AssistantModule = {
  /** The site's base URL: `/docs/`. */
  readonly baseUrl: string;
  readonly data: AssistantData;
};
