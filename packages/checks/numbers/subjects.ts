/** A tool or platform that projects need in some version, and the named requirements with its numbers. */
export type Subject = {
  readonly label: string;
  readonly requirements: readonly string[];
  /** What prose calls it, as a piece of a regular expression that ends where a number may follow. */
  readonly words: string;
  /**
   * Prose mentions the version of a tool because a project needs it. It mentions the version of a device for other
   * reasons too: what iOS 16 added and what Android 13 asks for are facts about the platform, not requirements.
   */
  readonly kind: 'tool' | 'device';
};

/** Of two names that start the same way, the longer one comes first. */
export const SUBJECTS: readonly Subject[] = [
  {label: 'Xcode', kind: 'tool', requirements: ['xcodeMin'], words: 'Xcode'},
  {label: 'Node.js', kind: 'tool', requirements: ['nodeMajor', 'nodeMin'], words: 'Node(?:\\.?js|JS)?'},
  {
    label: 'Android Studio',
    kind: 'tool',
    requirements: ['androidStudioMin', 'androidStudioName'],
    words: 'Android Studio(?: [A-Z][a-z]+(?: \\|)?)?',
  },
  {
    label: 'the Android Gradle Plugin',
    kind: 'tool',
    requirements: ['androidGradlePlugin'],
    words: '(?:Android )?Gradle [Pp]lugin|AGP',
  },
  {label: 'Gradle', kind: 'tool', requirements: ['gradle'], words: 'Gradle'},
  {label: 'Kotlin', kind: 'tool', requirements: ['kotlin'], words: 'Kotlin'},
  {label: 'Java', kind: 'tool', requirements: ['javaVersion'], words: 'Java|(?:Open)?JDK'},
  {label: 'CocoaPods', kind: 'tool', requirements: ['cocoapodsMin'], words: 'CocoaPods'},
  {
    label: 'the API level',
    kind: 'device',
    requirements: ['androidMinSdk', 'androidCompileSdk', 'androidTargetSdk'],
    words: '(?:Android )?API(?: levels?)?',
  },
  {
    label: 'the SDK',
    kind: 'tool',
    requirements: ['androidMinSdk', 'androidCompileSdk', 'androidTargetSdk'],
    words: '(?<!target )(?<!targeting )(?<!targets )(?:Android )?SDK(?: platform| level)?',
  },
  {
    label: 'Android WebView',
    kind: 'device',
    requirements: ['webViewMin'],
    words: '(?:Android )?WebView|Chrome',
  },
  {label: 'iOS', kind: 'device', requirements: ['iosMin', 'iosMinMajor'], words: 'iOS'},
  {label: 'Android', kind: 'device', requirements: ['androidMinVersion'], words: 'Android'},
];

export const SDK_SUBJECTS: Readonly<Record<string, string>> = {
  min: 'androidMinSdk',
  compile: 'androidCompileSdk',
  target: 'androidTargetSdk',
};
