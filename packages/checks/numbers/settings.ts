import type {Statement} from './statements';
import {SDK_SUBJECTS} from './subjects';

/** How project files state a requirement. The number is the last group. */
type Setting = {readonly label: string; readonly pattern: RegExp; readonly requirements: readonly string[]};

const SETTINGS: readonly Setting[] = [
  {
    label: 'the deployment target',
    pattern:
      /\bplatform\s+:ios,\s*['"]([\d.]+)['"]|\bIPHONEOS_DEPLOYMENT_TARGET\W+([\d.]+\d)|\bdeployment_target\s*=\s*['"]([\d.]+)['"]/g,
    requirements: ['iosMin'],
  },
  {
    label: 'the deployment target',
    pattern: /\.iOS\(\s*(?:\.v|['"])(\d+(?:\.\d+)?)/g,
    requirements: ['iosMinMajor', 'iosMin'],
  },
  {
    label: 'Node.js',
    pattern:
      /\bnode-version:\s*\[?\s*['"]?v?(\d[\d.]*)|\bimage:\s*['"]?(?:[\w./-]*\/)?node:(\d[\d.]*)|\bFROM\s+(?:[\w./-]*\/)?node:(\d[\d.]*)|\b(?:nvm|fnm|n)\s+(?:install|use)\s+v?(\d[\d.]*)|\bnode@(\d[\d.]*)|"node":\s*"[>=^~ ]*v?(\d[\d.]*)/g,
    requirements: ['nodeMajor', 'nodeMin'],
  },
  {
    label: 'Node.js',
    pattern: /\brequires Node(?:JS)? >=\s*(\d[\d.]*)/g,
    requirements: ['nodeMin', 'nodeMajor'],
  },
  {
    label: 'the deployment target',
    pattern: /\bminVersion['"]?:\s*['"](\d[\d.]*)['"]/g,
    requirements: ['iosMin'],
  },
  {
    label: 'Java',
    pattern:
      /\bjava-version:\s*['"]?(\d[\d.]*)|\bVERSION_(?:1_)?(\d+)\b|\bjvmTarget\s*=\s*['"]([\d.]+)['"]|\bJavaLanguageVersion\.of\((\d+)\)|\bjvmToolchain\((\d+)\)|\bopenjdk[@-](\d+)|\btemurin[@-](\d+)/g,
    requirements: ['javaVersion'],
  },
  {
    label: 'Kotlin',
    pattern:
      /\bkotlin_?[vV]ersion\s*=\s*(?:[\w.()'"]+\s*\?[^:\n]*:\s*)?['"](\d[\d.]*)['"]|\bkotlin-gradle-plugin:(\d[\d.]*)/g,
    requirements: ['kotlin'],
  },
  {
    label: 'the Android Gradle Plugin',
    pattern: /\bcom\.android\.tools\.build:gradle:(\d[\d.]*)/g,
    requirements: ['androidGradlePlugin'],
  },
  {
    label: 'Gradle',
    pattern: /\bgradle-(\d[\d.]*\d)-(?:all|bin)\.zip|--gradle-version[ =](\d[\d.]*)/g,
    requirements: ['gradle'],
  },
  {
    label: 'Xcode',
    pattern: /\bxcode-version:\s*['"]?(\d[\d.]*)|\bXcode[_-](\d[\d.]*\d)\.app/g,
    requirements: ['xcodeMin'],
  },
  {label: 'the API level', pattern: /\bplatforms;android-(\d+)/g, requirements: ['androidCompileSdk']},
];
const SDK =
  /\b(min|compile|target)Sdk(?:Version)?\s*(?:=|:|\s)\s*(?:[\w.()'"]+\s*\?[^:\n]*:\s*)?['"]?(\d+)\b/g;
const TOKEN = /%req\.[^%\s]*%/g;

/**
 * Returns the requirements that a sample (tokens unresolved) states: the settings in project files and workflows that a
 * named requirement has the number for.
 */
export function settingsIn(code: string): Statement[] {
  const text = code.replace(TOKEN, (token) => '_'.repeat(token.length));
  const found = SETTINGS.flatMap(({label, pattern, requirements}) =>
    [...text.matchAll(pattern)].map((match) => {
      const value = match.slice(1).find((group) => group !== undefined) ?? '';
      return {
        label,
        requirements,
        value,
        offset: match.index + match[0].lastIndexOf(value),
        counts: 'any' as const,
      };
    }),
  );
  const sdk = [...text.matchAll(SDK)].map((match) => ({
    label: `${match[1]}SdkVersion`,
    requirements: [SDK_SUBJECTS[match[1] ?? ''] ?? ''],
    value: match[2] ?? '',
    offset: match.index + match[0].lastIndexOf(match[2] ?? ''),
    counts: 'any' as const,
  }));
  return [...found, ...sdk];
}
