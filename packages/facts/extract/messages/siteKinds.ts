import type {ErrorKind} from '../../schema/messages';

/** What a called name means. `receiver` matches the name before it, or an empty string if there is none. */
type CalledName = {readonly callee: RegExp; readonly receiver?: RegExp; readonly kind: ErrorKind};

/** Calls in Swift, Objective-C, Java and Kotlin, including the helpers through which plugins reject calls. */
const NATIVE: readonly CalledName[] = [
  {callee: /^(?:reject\w*|sendError\w*|handleError)$/, kind: 'reject'},
  // Capacitor 2 rejects with `call.error`.
  {callee: /^error$/, receiver: /[cC]all$/, kind: 'reject'},
  {callee: /^unimplemented$/, kind: 'unimplemented'},
  {callee: /^unavailable$/, kind: 'unavailable'},
  {callee: /^(?:fatalError|preconditionFailure)$/, kind: 'fatal'},
  {callee: /^error$/, receiver: /^Logger$/, kind: 'error'},
  {callee: /^warn$/, receiver: /^Logger$/, kind: 'warn'},
  {callee: /^print$/, receiver: /^CAPLog$/, kind: 'log'},
  {callee: /^NSLog$/, kind: 'log'},
];

/** Calls in the JavaScript of the CLI, of core and of web implementations. */
const SCRIPT: readonly CalledName[] = [
  {callee: /^reject$/, kind: 'reject'},
  {callee: /^unimplemented$/, kind: 'unimplemented'},
  {callee: /^unavailable$/, kind: 'unavailable'},
  {callee: /^(?:fatal|logFatal)$/, kind: 'fatal'},
  {callee: /^logError$/, kind: 'error'},
  {callee: /^write$/, receiver: /^stderr$/, kind: 'error'},
  {callee: /^write$/, receiver: /^stdout$/, kind: 'log'},
  {callee: /^logWarn$/, kind: 'warn'},
  {callee: /^error$/, receiver: /^(?:logger|console)$/, kind: 'error'},
  {callee: /^warn$/, receiver: /^(?:logger|console)$/, kind: 'warn'},
  {callee: /^info$/, receiver: /^logger$/, kind: 'log'},
];

/** Returns what a call is by the parts of its name, or undefined if it raises and reports nothing. */
export function siteKind(path: readonly string[], language: 'native' | 'script'): ErrorKind | undefined {
  const callee = path.at(-1) ?? '';
  const receiver = path.at(-2) ?? '';
  const names = language === 'native' ? NATIVE : SCRIPT;
  return names.find((known) => known.callee.test(callee) && (known.receiver?.test(receiver) ?? true))?.kind;
}
