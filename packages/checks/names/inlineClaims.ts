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
 * Returns the names in a piece of inline code (tokens resolved) that packages can confirm or refute. Commands, packages,
 * messages, file names, URLs and plain words have none.
 */
export function claimsOf(text: string): Claim[] {
  const permissions = permissionsIn(text);
  if (permissions.length > 0) return permissions;
  const option = /^(--?[A-Za-z][\w-]*)(?:[ =](?:<[^>]+>|[\w-]+))?$/.exec(text)?.[1];
  if (option) return [{kind: 'option', name: option}];
  const annotation = /^@([A-Z]\w*)(?:\(.*\))?$/s.exec(text)?.[1];
  if (annotation) return [{kind: 'annotation', name: annotation}];
  const selector = SELECTOR.exec(text)?.[1];
  if (selector !== undefined) return [{kind: 'word', name: selector}];
  const call = CALL.exec(text)?.[1];
  const name = (call ?? SETTING.exec(text)?.[1] ?? text.replace(/^import ([\w.]+);?$/, '$1'))
    .replace(/[?!]\./g, '.')
    .replace(/[?!]$/, '');
  if (FILES.test(name) || DOMAINS.test(name) || HOSTS.test(name))
    return /^com\.get\w*\.[\w.]+$/.test(name) ? [{kind: 'class', name}] : [];
  if (CHAIN.test(name)) return [chainClaim(name, text)];
  return IDENTIFIER.test(name) ? identifierClaim(name, call !== undefined) : [];
}

function permissionsIn(text: string): Claim[] {
  const alone = /^android\.per\w*\.[A-Z_\d]+$/.test(text) ? [text] : undefined;
  const names = alone ?? text.match(/\bandroid\.permission\.[A-Z_\d]+/g) ?? [];
  const constants = text.match(/(?<=\bManifest\.permission\.)[A-Z_\d]+/g) ?? [];
  const all = [...names, ...constants.map((name) => `android.permission.${name}`)];
  return all.map((name) => ({kind: 'permission', name}));
}

function chainClaim(name: string, text: string): Claim {
  const [head = '', member = ''] = name.split('.');
  if (!/^[A-Z]/.test(head)) return {kind: 'path', name, head, member: name.slice(name.lastIndexOf('.') + 1)};
  const event = member === 'addListener' ? /\.addListener\(\s*['"]([\w-]+)['"]/.exec(text)?.[1] : undefined;
  return {kind: 'member', name, head, member, ...(event === undefined ? {} : {event})};
}

function identifierClaim(name: string, isCalled: boolean): Claim[] {
  if (APPLE.test(name)) return [{kind: 'apple', name}];
  // All of the CLI's variables on a page are looked up, not only those that are inline code.
  if (/^\$?CAPACITOR_/.test(name)) return [];
  const isCompound = /[a-z\d][A-Z]|[A-Z]{2}[a-z]|[A-Za-z]_[A-Za-z]/.test(name);
  return isCompound || isCalled ? [{kind: 'word', name}] : [];
}
