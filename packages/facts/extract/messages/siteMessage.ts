import {uniqueBy} from '../../../lib/uniqueBy';
import type {Site} from './facts';
import {fixedText, hasWords, messageText} from '../../messageText';
import type {PackageFacts} from './packageFacts';
import {errorsOf, messagesOf, type ErrorValue} from './resolve';
import type {Context} from './scope';
import type {Message, UnresolvedReason} from '../../schema/messages';
import {callOf, name, type Argument, type Value} from './value';

/** What a call site says: its messages and codes, or why the source doesn't tell its message. */
export type SiteMessage =
  | {readonly messages: readonly Message[]; readonly codes: readonly string[]}
  | {readonly reason: UnresolvedReason; readonly source: string; readonly codes: readonly string[]};

/** What Capacitor says if a plugin gives no message of its own. */
const DEFAULTS = {
  unimplemented: {message: 'not implemented', code: 'UNIMPLEMENTED'},
  unavailable: {message: 'not available', code: 'UNAVAILABLE'},
} as const;

/** Returns the messages and codes of a call site. */
export function siteMessage(site: Site, context: Context): SiteMessage {
  if (site.kind === 'unimplemented' || site.kind === 'unavailable') return refusal(site, site.kind, context);
  if (site.callee.at(-1) === 'NSLog') return spoken([formatOf(site.args)], site, context);
  if (site.kind === 'log' || site.callee.at(-2) === 'console')
    return spoken([spaced(site.args)], site, context);
  if (site.callee.at(-2) === 'Logger') return spoken([logged(site)], site, context);
  const raised = raisedErrors(site, context);
  if (raised.length > 0) return ofErrors(raised);
  return spoken(
    site.args.map(({value}) => value),
    site,
    context,
  );
}

function refusal(site: Site, kind: keyof typeof DEFAULTS, context: Context): SiteMessage {
  const {message, code} = DEFAULTS[kind];
  const [first] = site.args;
  if (!first) return {messages: [[message]], codes: [code]};
  const said = spoken([first.value], site, context);
  return {...said, codes: [code]};
}

/** Returns the arguments as a log prints them: with spaces between them. */
function spaced(args: readonly Argument[]): Value {
  const parts = args
    .filter(({label}) => !label)
    .flatMap(({value}, index): Value[] => (index > 0 ? [{kind: 'text', text: ' '}, value] : [value]));
  return {kind: 'join', parts};
}

/** Returns what `NSLog` prints: its text, or its format with the other arguments. */
const formatOf = (args: readonly Argument[]): Value =>
  args.length === 1 && args[0] ? args[0].value : callOf(name('format'), args);

/** Returns the message of `Logger.error(tag, message, error)`, `Logger.error(message, error)` or `Logger.warn(tag, message)`. */
function logged({callee, args}: Site): Value {
  const [first] = args;
  const isTagged =
    args.length > 2 ||
    (args.length === 2 && (callee.at(-1) === 'warn' || (first && /tag/i.test(sourceOf(first.value)))));
  return args[isTagged ? 1 : 0]?.value ?? {kind: 'other', source: ''};
}

/** Returns the errors that the package declares and this site raises: its receiver's or those of its arguments. */
function raisedErrors(site: Site, context: Context): ErrorValue[] {
  const receiver: Value | undefined =
    site.receiver ?? (site.callee.length > 2 ? {kind: 'name', path: site.callee.slice(0, -1)} : undefined);
  const values = [
    ...(receiver && site.kind === 'reject' ? [receiver] : []),
    ...site.args.map(({value}) => value),
  ];
  for (const value of values) {
    const errors = errorsOf(typed(value, site, context), context).filter(({messages}) =>
      messages.some(hasWords),
    );
    if (errors.length > 0) return errors;
  }
  return [];
}

/** Returns `.name` as `Type.name` if a parameter of the called function has a type with that case. */
function typed(value: Value, site: Site, {facts}: Context): Value {
  if ((value.kind !== 'name' && value.kind !== 'call') || value.path[0] !== '') return value;
  const caseName = value.path.at(-1) ?? '';
  const type = (facts.functions.get(site.callee.at(-1) ?? '') ?? [])
    .flatMap(({parameters}) => parameters.map((parameter) => parameter.type?.replace(/\?$/, '') ?? ''))
    .find((candidate) => facts.types.get(candidate)?.cases.includes(caseName));
  return type ? {...value, path: [type, caseName]} : value;
}

function ofErrors(errors: readonly ErrorValue[]): SiteMessage {
  return {
    messages: distinct(errors.flatMap(({messages}) => messages)),
    codes: [...new Set(errors.flatMap(({codes}) => codes.map(messageText)))],
  };
}

/** Returns what the first argument with words says, and as its code what a later one says if it is one word. */
function spoken(values: readonly Value[], site: Site, context: Context): SiteMessage {
  const texts = values.map((value) => messagesOf(value, context));
  const index = texts.findIndex((options) => options.some(hasWords));
  const codes = texts
    .slice(index + 1)
    .flatMap((options) => options.map(messageText))
    .filter((code) => /^[A-Z\d]+(?:[-_][A-Z\d]+)*$/.test(code));
  if (index >= 0) return {messages: distinct((texts[index] ?? []).filter(hasWords)), codes};
  const [first = {kind: 'other', source: ''} as const] = values.filter((value) => !isCall(value));
  return {reason: reasonFor(first, site, context), source: sourceOf(first), codes};
}

const isCall = (value: Value): boolean => value.kind === 'name' && /call$/i.test(value.path.at(-1) ?? '');

const distinct = (messages: readonly Message[]): Message[] =>
  uniqueBy(messages, messageText).sort((a, b) => fixedText(b).length - fixedText(a).length);

const CAUGHT =
  /(?:^|\.)(?:e|ex|err|error|exception|throwable|t|it|reason|\w*(?:Error|Exception|Err))$|localizedDescription|[lL]ocalizedMessage|getMessage|errorMessage|\.message$|\.stack$/;

function reasonFor(value: Value, site: Site, {facts, file}: Context): UnresolvedReason {
  const source = sourceOf(value);
  const [first = ''] = source.split(/[.(]/);
  const within = facts.functions.get(site.within ?? '')?.find((known) => known.file === file);
  if (within?.parameters.some(({name}) => name === first)) return 'parameter';
  if (value.kind !== 'other' && facts.types.has(first)) return 'no message';
  if (source.split(' | ').some((option) => CAUGHT.test(option))) return 'caught';
  if (value.kind !== 'other' && first === '') return isOwnCase(value, facts) ? 'no message' : 'outside';
  return /^[A-Z]\w+[.(]/.test(source) ? 'outside' : 'computed';
}

function isOwnCase(value: Value, facts: PackageFacts): boolean {
  const caseName = value.kind === 'name' || value.kind === 'call' ? (value.path.at(-1) ?? '') : '';
  return [...facts.types.values()].some(({cases}) => cases.includes(caseName));
}

/** Returns a value roughly as the source writes it. */
function sourceOf(value: Value): string {
  switch (value.kind) {
    case 'text':
      return JSON.stringify(value.text);
    case 'join':
      return value.parts.map(sourceOf).join(' + ');
    case 'either':
      return value.options.map(sourceOf).join(' | ');
    case 'name':
      return value.path.join('.');
    case 'call':
      return `${value.receiver ? `${sourceOf(value.receiver)}.` : ''}${value.path.join('.')}(${value.args.map((argument) => sourceOf(argument.value)).join(', ')})`;
    case 'map':
      return `{${value.entries.map(({key}) => key).join(', ')}}`;
    default:
      return value.source;
  }
}
