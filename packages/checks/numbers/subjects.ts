/** A tool or platform that projects need in some version, and the named requirements with its numbers. */
export type Subject = {
  readonly label: string;
  readonly requirements: readonly string[];
  /** What prose calls it, as a piece of a regular expression that ends where a number may follow. */
  readonly words?: string;
  /**
   * Pages mention the versions of a platform for other reasons too: what iOS 16 added is a fact. So its number is only
   * taken for a requirement before "or later".
   */
  readonly isPlatform?: boolean;
  /** How project files and workflows set it, as pieces of regular expressions that end where the number follows. */
  readonly settings?: readonly string[];
};

/** What may be between a setting of Gradle and its value: `project.hasProperty('x') ? rootProject.ext.x : `. */
const FALLBACK = String.raw`(?:[\w.()'"]+\s*\?[^:\n]*:\s*)?['"]?`;

const sdk = (kind: string): string => String.raw`\b${kind}Sdk(?:Version)?\s*(?:=|:|\s)\s*${FALLBACK}`;

/** Of two names that start the same way, the longer one comes first. */
export const SUBJECTS: readonly Subject[] = [
  {
    label: 'Xcode',
    requirements: ['xcodeMin'],
    words: 'Xcode',
    settings: [String.raw`\bxcode-version:\s*['"]?`, String.raw`\bXcode[_-](?=[\d.]*\.app)`],
  },
  {
    label: 'Node.js',
    requirements: ['nodeMajor', 'nodeMin'],
    words: String.raw`Node(?:\.?js|JS)?`,
    settings: [
      String.raw`\bnode-version:\s*\[?\s*['"]?v?`,
      String.raw`\b(?:image:\s*['"]?|FROM\s+)(?:[\w./-]*\/)?node:`,
      String.raw`\b(?:nvm|fnm|n)\s+(?:install|use)\s+v?`,
      String.raw`\bnode@`,
      String.raw`"node":\s*"[>=^~ ]*v?`,
      String.raw`\brequires Node(?:JS)? >=\s*`,
    ],
  },
  {
    label: 'Android Studio',
    requirements: ['androidStudioMin', 'androidStudioName'],
    words: String.raw`Android Studio(?: [A-Z][a-z]+(?: \|)?)?`,
  },
  {
    label: 'the Android Gradle Plugin',
    requirements: ['androidGradlePlugin'],
    words: '(?:Android )?Gradle [Pp]lugin|AGP',
    settings: [String.raw`\bcom\.android\.tools\.build:gradle:`],
  },
  {
    label: 'Gradle',
    requirements: ['gradle'],
    words: 'Gradle',
    settings: [String.raw`\bgradle-(?=[\d.]*-(?:all|bin)\.zip)`, '--gradle-version[ =]'],
  },
  {
    label: 'Kotlin',
    requirements: ['kotlin'],
    words: 'Kotlin',
    settings: [String.raw`\bkotlin_?[vV]ersion\s*=\s*${FALLBACK}`, String.raw`\bkotlin-gradle-plugin:`],
  },
  {
    label: 'Java',
    requirements: ['javaVersion'],
    words: 'Java|(?:Open)?JDK',
    settings: [
      String.raw`\bjava-version:\s*['"]?`,
      String.raw`\bVERSION_(?:1_)?`,
      String.raw`\bjvmTarget\s*=\s*['"]`,
      String.raw`\b(?:JavaLanguageVersion\.of|jvmToolchain)\(`,
      String.raw`\b(?:openjdk|temurin)[@-]`,
    ],
  },
  {label: 'CocoaPods', requirements: ['cocoapodsMin'], words: 'CocoaPods'},
  {label: 'the API level', requirements: ['androidMinSdk'], words: '(?:Android )?API(?: levels?)?'},
  {label: 'Android WebView', requirements: ['webViewMin'], words: '(?:Android )?WebView|Chrome'},
  {label: 'iOS', requirements: ['iosMin', 'iosMinMajor'], words: 'iOS', isPlatform: true},
  {label: 'Android', requirements: ['androidMinVersion'], words: 'Android', isPlatform: true},
  {
    label: 'the deployment target',
    requirements: ['iosMin', 'iosMinMajor'],
    words: '[Dd]eployment target',
    settings: [
      String.raw`\bplatform\s+:ios,\s*['"]`,
      String.raw`\bIPHONEOS_DEPLOYMENT_TARGET\W+`,
      String.raw`\bdeployment_target\s*=\s*['"]`,
      String.raw`\.iOS\(\s*(?:\.v|['"])`,
      String.raw`\bminVersion['"]?:\s*['"]`,
    ],
  },
  {
    label: 'minSdkVersion',
    requirements: ['androidMinSdk'],
    words: 'minSdk(?:Version)?',
    settings: [sdk('min')],
  },
  {
    label: 'compileSdkVersion',
    requirements: ['androidCompileSdk'],
    words: 'compileSdk(?:Version)?',
    settings: [sdk('compile'), String.raw`\bplatforms;android-`],
  },
  {
    label: 'targetSdkVersion',
    requirements: ['androidTargetSdk'],
    words: 'targetSdk(?:Version)?',
    settings: [sdk('target')],
  },
];
