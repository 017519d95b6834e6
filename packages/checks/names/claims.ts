import {editDistance} from '../../lib/nearMatches';
import type {Claim} from './types';

/** File extensions, which look like members but aren't. */
const FILES = new RegExp(
  '\\.(?:aab|apk|app|bat|cjs|css|entitlements|env|exe|gradle|h|html|ipa|java|jks|jpe?g|jsx?|json|keystore|kts?|' +
    'lock|log|lproj|m|map|md|mjs|mobileprovision|p12|p8|pbxproj|pdf|plist|png|podspec|pro|properties|rb|sh|' +
    'storyboard|strings|svg|swift|toml|tsx?|txt|vue|wasm|webp|xc\\w+|xml|ya?ml|zip)$',
);
/** The first parts of app IDs, packages and host names. */
const DOMAINS = /^(?:com|org|io|net|dev|www|api|androidx|java|javax|kotlin|kotlinx|dagger|de|uk)\./;
const HOSTS = /\.(?:com|org|io|net|dev|app|local)$/;
const CALL = /^([A-Za-z_$][\w$.?!]*)\(.*\)$/s;
/** An assignment such as `launchShowDuration: 0` or `call.keepAlive = true`. */
const SETTING = /^([A-Za-z_$][\w$.?]*)(?::| =) \S.*$/s;
const SELECTOR = /^(\w+)\((?:\w+:)+\)$/;
const CHAIN = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)+$/;
const IDENTIFIER = /^[A-Za-z_$][\w$]+$/;
/** Keys of Info.plist and classes of Apple's frameworks, which have the same prefixes. */
const APPLE = /^(?:NS|UI|WK|SF|CF|LS|CL|UN|AV|PH|ITS|WC)[A-Z]\w*[a-z]\w*$/;

/**
 * Returns the names in a piece of inline code (tokens resolved) that packages can confirm or refute. Commands,
 * messages, file names, URLs and plain words have none.
 */
export function claimsOf(text: string): Claim[] {
  const named = [...importsIn(text), ...packagesIn(text), ...permissionsIn(text)];
  if (named.length > 0) return named;
  const option = /^(--?[A-Za-z][\w-]*)(?:[ =](?:<[^>]+>|[\w-]+))?$/.exec(text)?.[1];
  if (option) return [{kind: 'option', name: option}];
  const command = /^cap ([a-z][\w:-]*)\b/.exec(text)?.[1];
  if (command) return [{kind: 'command', name: command}];
  const annotation = /^@([A-Z]\w*)(?:\(.*\))?$/s.exec(text)?.[1];
  if (annotation) return [{kind: 'annotation', name: annotation}];
  return nameClaims(text);
}

/** Returns the class in `import com.getcapacitor.Plugin;`. */
function importsIn(text: string): Claim[] {
  const name = /^import ([\w.]+);?$/.exec(text)?.[1];
  return name === undefined ? [] : classClaim(name);
}

/** Returns the packages with a scope. A name without a scope looks like any other word. */
function packagesIn(text: string): Claim[] {
  // `npm init @capacitor/app` runs the package @capacitor/create-app.
  const names = [...text.matchAll(/(\binit )?(?<![\w.])(@[a-z][\w-]*)\/([a-z](?:[a-z\d-]*[a-z\d])?)/g)].map(
    ([, init, scope, name]) => `${scope}/${init ? 'create-' : ''}${name}`,
  );
  return names.map((name) => ({kind: 'package', name}));
}

function permissionsIn(text: string): Claim[] {
  const alone = /^android\.per\w*\.[A-Z_\d]+$/.test(text) ? [text] : undefined;
  const names = alone ?? text.match(/\bandroid\.permission\.[A-Z_\d]+/g) ?? [];
  const constants = [...text.matchAll(/\bManifest\.permission\.([A-Z_\d]+)/g)].map(
    ([, name = '']) => `android.permission.${name}`,
  );
  return [...names, ...constants].map((name) => ({kind: 'permission', name}));
}

function nameClaims(text: string): Claim[] {
  const selector = SELECTOR.exec(text)?.[1];
  if (selector !== undefined) return [{kind: 'word', name: selector}];
  const call = CALL.exec(text)?.[1];
  const name = (call ?? SETTING.exec(text)?.[1] ?? text)
    .replace(/[?!]\./g, '.')
    .replace(/[?!]$/, '')
    // `$CAPACITOR_ROOT_DIR`, as a shell reads it.
    .replace(/^\$(?=[A-Z])/, '');
  if (FILES.test(name) || DOMAINS.test(name) || HOSTS.test(name)) return classClaim(name);
  if (CHAIN.test(name)) return [chainClaim(name, text)];
  if (!IDENTIFIER.test(name)) return [];
  return identifierClaim(name, call !== undefined);
}

function classClaim(name: string): Claim[] {
  if (!CHAIN.test(name)) return [];
  return name.startsWith('com.getcapacitor.') || isMisspelledClass(name) ? [{kind: 'class', name}] : [];
}

/** Returns whether the package of a class is like `com.getcapacitor`, with one or two wrong letters. */
export function isMisspelledClass(name: string): boolean {
  const [, owner = ''] = name.split('.');
  return name.startsWith('com.') && owner !== 'getcapacitor' && editDistance(owner, 'getcapacitor') <= 2;
}

function chainClaim(name: string, text: string): Claim {
  const [head = '', member = ''] = name.split('.');
  if (/^[A-Z]/.test(head)) {
    const event = member === 'addListener' ? /\.addListener\(\s*['"]([\w-]+)['"]/.exec(text)?.[1] : undefined;
    return {kind: 'member', name, head, member, ...(event === undefined ? {} : {event})};
  }
  return {kind: 'path', name, head, member: name.slice(name.lastIndexOf('.') + 1)};
}

function identifierClaim(name: string, called: boolean): Claim[] {
  if (APPLE.test(name)) return [{kind: 'apple', name}];
  if (/^[A-Z][a-z]+$/.test(name) && !called) return [{kind: 'plugin', name}];
  // All of the CLI's variables on a page are looked up, not only those that are inline code.
  if (/^CAPACITOR_/.test(name)) return [];
  const compound = /[a-z\d][A-Z]|[A-Z]{2}[a-z]|[A-Za-z]_[A-Za-z]/.test(name);
  return compound || called ? [{kind: 'word', name}] : [];
}
