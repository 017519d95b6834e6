import {formatted, padded} from './formatted';
import {fixedText, hasWords} from '../../messageText';
import {combined, unique, variable, variableName} from './options';
import {
  bind,
  constantsNamed,
  deeper,
  functionsNamed,
  insideOf,
  isParameter,
  placeOf,
  type Bound,
  type Context,
  type FollowedFunction,
} from './scope';
import type {Message} from '../../schema/messages';
import type {Argument, Value} from './value';

/** An error that the package declares: its messages and codes. */
export type ErrorValue = {readonly messages: readonly Message[]; readonly codes: readonly Message[]};

/** How many names are followed from one to the next, at most: definitions may go in a circle. */
const DEEPEST = 12;
const MESSAGE_NAMES = [
  'message',
  'errorDescription',
  'description',
  'localizedDescription',
  'reason',
  'msg',
  'errorMessage',
];
const CODE_NAMES = ['code', 'errorCode'];
/** Functions that only change how a text looks, or nothing. */
const STYLES =
  /^(?:strong|input|success|weak|failure|ancillary|extra|title|bold|dim|red|green|yellow|cyan|blue|gray|magenta|underline|trim|toString|String|wordWrap|stripIndent|description|localized)$/;

/** Returns the texts that a value can have. A part that the source doesn't state is a variable. */
export function messagesOf(value: Value, context: Context): Message[] {
  if (context.depth > DEEPEST) return [variable('value')];
  switch (value.kind) {
    case 'text':
      return [value.text === '' ? [] : [value.text]];
    case 'join':
      return combined(value.parts.map((part) => messagesOf(part, context)));
    case 'either':
      return unique(value.options.flatMap((option) => messagesOf(option, context)));
    case 'name':
      return namedTexts(value.path, context) ?? [variable(variableName(value.path))];
    case 'call':
      return callTexts(value, context) ?? [variable(variableName(value.path))];
    default:
      return [variable('value')];
  }
}

/** Returns the errors that a value can be, or none if the package doesn't declare it. */
export function errorsOf(value: Value, context: Context): ErrorValue[] {
  if (context.depth > DEEPEST) return [];
  if (value.kind === 'either') return value.options.flatMap((option) => errorsOf(option, context));
  if (value.kind === 'name') return namedErrors(value.path, context);
  if (value.kind === 'map') return mapError(value.entries, context);
  if (value.kind === 'call') return calledErrors(value, context);
  return [];
}

function namedTexts(path: readonly string[], context: Context): Message[] | undefined {
  const last = path.at(-1) ?? '';
  const isOwn = path.length === 1 || ['self', 'this'].includes(path[0] ?? '');
  const bound = isOwn ? context.bound.get(last) : undefined;
  if (bound && path.length <= 2) return messagesOf(bound.value, deeper(bound.context));
  if (isParameter(path, context)) return undefined;
  const following = context.following ?? [];
  const constants = constantsNamed(path, context).filter((constant) => !following.includes(constant));
  if (constants.length > 0) {
    const texts = constants.flatMap((constant) =>
      messagesOf(constant.value, {
        ...placeOf(constant, context),
        bound: context.bound,
        following: [...following, constant],
      }),
    );
    if (texts.some(hasWords) || path.length === 1) return unique(texts);
  }
  return memberTexts(path, context);
}

/** Returns the texts of `error.message` and the like, and those of a computed property. */
function memberTexts(path: readonly string[], context: Context): Message[] | undefined {
  const last = path.at(-1) ?? '';
  const target = path.slice(0, -1);
  if (target.length > 0 && !['self', 'this'].includes(target[0] ?? '')) {
    const errors = errorsOf({kind: 'name', path: target}, deeper(context));
    if (MESSAGE_NAMES.includes(last)) return present(errors.flatMap(({messages}) => messages));
    if (CODE_NAMES.includes(last)) return present(errors.flatMap(({codes}) => codes));
    // A property of a value whose type isn't known, if only one type has a computed property of that name.
    const [property, ...more] = (context.facts.functions.get(last) ?? []).filter(
      ({owner, parameters}) => owner !== undefined && parameters.length === 0,
    );
    if (!property?.returns.length || more.length > 0) return undefined;
    return present(followed(property, [], undefined, context).filter(hasWords));
  }
  const [computed] = (context.facts.functions.get(last) ?? []).filter(
    ({owner, parameters}) => owner === context.owner && parameters.length === 0,
  );
  if (!computed?.returns.length) return undefined;
  const ofCase = (context.facts.cases.get(context.caseName ?? '') ?? []).filter(
    ({type, property}) => type === context.owner && property === last,
  );
  if (ofCase.length > 0) return unique(ofCase.flatMap(({value}) => messagesOf(value, deeper(context))));
  return followed(computed, [], undefined, context);
}

const present = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined);

type Call = Extract<Value, {readonly kind: 'call'}>;

/** Returns what a call is made on, if it isn't a function by itself. */
function receiverOf({receiver, path}: Call): Value | undefined {
  return receiver ?? (path.length > 1 ? {kind: 'name', path: path.slice(0, -1)} : undefined);
}

function callTexts(call: Call, context: Context): Message[] | undefined {
  const {path, args} = call;
  const last = path.at(-1) ?? '';
  const receiver = receiverOf(call);
  const [first] = args;
  const isFormat =
    /^(?:format|stringWithFormat|localizedStringWithFormat)$/.test(last) || first?.label === 'format';
  const fromFormat = isFormat ? formattedTexts(args, context) : undefined;
  if (fromFormat) return fromFormat;
  if (last === 'padStart' && receiver) return paddedTexts(receiver, args, context);
  if (STYLES.test(last)) {
    const styled = first?.value ?? receiver;
    return styled ? messagesOf(styled, deeper(context)) : undefined;
  }
  const [known] = functionsNamed(path, context);
  return known?.returns.length ? followed(known, args, receiver, context) : undefined;
}

function followed(
  target: FollowedFunction,
  args: readonly Argument[],
  receiver: Value | undefined,
  context: Context,
): Message[] {
  const inside = insideOf(target, args, receiver, context);
  return unique(target.returns.flatMap((value) => messagesOf(value, inside)));
}

function formattedTexts(args: readonly Argument[], context: Context): Message[] | undefined {
  // Java's `String.format` may have a locale before the format.
  const start = args.findIndex(({value}) =>
    messagesOf(value, deeper(context)).some((texts) => /%/.test(fixedText(texts))),
  );
  const format = args[start];
  if (!format) return undefined;
  const inserted = args.slice(start + 1).map(({value}) => messagesOf(value, deeper(context)));
  return unique(
    messagesOf(format.value, deeper(context)).flatMap((pattern) => combined(formatted(pattern, inserted))),
  );
}

function paddedTexts(receiver: Value, [width, fill]: readonly Argument[], context: Context): Message[] {
  const texts = messagesOf(receiver, deeper(context));
  const size = width?.value.kind === 'text' ? Number(width.value.text) : 0;
  const padding = fill?.value.kind === 'text' ? fill.value.text : ' ';
  return texts.map((message) => padded(message, size, padding));
}

function namedErrors(path: readonly string[], context: Context): ErrorValue[] {
  const last = path.at(-1) ?? '';
  const bound = path.length === 1 ? context.bound.get(last) : undefined;
  if (bound) return errorsOf(bound.value, deeper(bound.context));
  const declared = constantsNamed(path, context).flatMap((constant) =>
    errorsOf(constant.value, placeOf(constant, context)),
  );
  if (declared.length > 0) return declared;
  const cases = caseErrors(path, [], context);
  if (cases.length > 0) return cases;
  // Kotlin's `data object`.
  return context.facts.types.get(last)?.baseArgs ? constructed(last, [], context) : [];
}

/** Returns the error of a case of an enum, from the branches of its computed properties, or of a function. */
function caseErrors(path: readonly string[], args: readonly Argument[], context: Context): ErrorValue[] {
  const type = path.at(-2) ?? '';
  const known = (context.facts.cases.get(path.at(-1) ?? '') ?? []).filter(
    (branch) => type === '' || type === 'self' || branch.type === type,
  );
  const types = new Set(known.map((branch) => branch.type));
  // Without a type, the source doesn't say which of several is meant.
  if (types.size > 1) return [];
  const place = (branch: (typeof known)[number]): Context => ({
    ...placeOf({file: branch.file, owner: branch.type}, context),
    caseName: path.at(-1) ?? '',
    bound: new Map(
      args.flatMap(({label, value}): [string, Bound][] => (label ? [[label, {value, context}]] : [])),
    ),
  });
  const textsOf = (names: readonly string[]): Message[] =>
    known
      .filter(({property}) => names.includes(property))
      .flatMap((branch) => messagesOf(branch.value, place(branch)));
  const messages = textsOf(MESSAGE_NAMES).filter(hasWords);
  if (messages.length > 0)
    return [{messages, codes: codesOf(known[0]?.type, path, textsOf(CODE_NAMES), context)}];
  return known.flatMap((branch) => errorsOf(branch.value, place(branch)));
}

/** Returns the codes of a case; where it only has a number, the function that makes the whole code of it. */
function codesOf(
  type: string | undefined,
  path: readonly string[],
  codes: readonly Message[],
  context: Context,
): readonly Message[] {
  if (codes.length > 0 && codes.every((code) => hasWords(code))) return codes;
  const numbers = codes.filter((code) => code.every((part) => typeof part === 'string'));
  const whole = [...context.facts.functions.values()]
    .flat()
    .filter(
      (known) =>
        known.owner === type &&
        known.parameters.length === 0 &&
        /^(?:toCodeMessagePair|code|errorCode)$/.test(known.name),
    );
  const made = whole.flatMap((known) =>
    known.returns.flatMap((value) => {
      const codeValue = value.kind === 'map' ? value.entries[0]?.value : value;
      if (!codeValue) return [];
      return (numbers.length > 0 ? numbers : [undefined]).flatMap((number) => {
        const bound = new Map<string, Bound>();
        if (number) {
          for (const name of ['code', 'baseCode'])
            bound.set(name, {value: {kind: 'text', text: number.join('')}, context});
        }
        const place = placeOf({...known, within: known.name}, context);
        return messagesOf(codeValue, {...place, caseName: path.at(-1) ?? '', bound});
      });
    }),
  );
  const worded = made.filter(hasWords);
  return worded.length > 0 ? worded : codes;
}

function mapError(
  entries: readonly {readonly key: string; readonly value: Value}[],
  context: Context,
): ErrorValue[] {
  const textsAt = (keys: readonly string[]): Message[] =>
    entries.filter(({key}) => keys.includes(key)).flatMap(({value}) => messagesOf(value, deeper(context)));
  const messages = textsAt([
    ...MESSAGE_NAMES,
    'NSLocalizedDescriptionKey',
    'NSLocalizedFailureReasonErrorKey',
  ]);
  return messages.length > 0 ? [{messages, codes: textsAt(CODE_NAMES)}] : [];
}

function calledErrors(call: Call, context: Context): ErrorValue[] {
  const {path, args} = call;
  const last = path.at(-1) ?? '';
  if (last === 'init' || last === 'this')
    return context.owner ? constructed(context.owner, args, context) : [];
  if (context.facts.types.has(last)) return constructed(last, args, context);
  const receiver = receiverOf(call);
  const owner = path.at(-2);
  const functions = functionsNamed(path, context).filter(
    (known) => !/^[A-Z]/.test(owner ?? '') || known.owner === owner,
  );
  const [known] = functions;
  if (known) {
    const inside = insideOf(known, args, receiver, context);
    return known.returns.flatMap((value) => errorsOf(value, inside));
  }
  const cases = caseErrors(path, args, context);
  if (cases.length > 0) return cases;
  if (/(?:Error|Exception|Throwable)$/.test(last)) return standardError(args, context);
  // A case without a message of its own is printed with its values.
  const isCase = context.facts.types.get(owner ?? '')?.cases.includes(last) ?? false;
  return isCase ? standardError(args, context) : [];
}

/** Returns an error of the language's library: its message is the first argument that has words. */
function standardError(args: readonly Argument[], context: Context): ErrorValue[] {
  const maps = args.flatMap(({value}) => (value.kind === 'map' ? mapError(value.entries, context) : []));
  if (maps.length > 0) return maps;
  const named = args.filter(({label}) => MESSAGE_NAMES.includes(label ?? ''));
  const [texts] = (named.length > 0 ? named : args)
    .filter(({label}) => label !== 'domain' && label !== 'code')
    .map(({value}) => messagesOf(value, deeper(context)).filter(hasWords))
    .filter((messages) => messages.length > 0);
  if (!texts) return [];
  const code = args[1] && !args[1].label ? messagesOf(args[1].value, deeper(context)) : [];
  return [{messages: texts, codes: code.filter((parts) => parts.every((part) => typeof part === 'string'))}];
}

/** Returns the error that a constructor of the package makes. */
function constructed(typeName: string, args: readonly Argument[], context: Context): ErrorValue[] {
  const type = context.facts.types.get(typeName);
  if (!type || context.depth > DEEPEST) return [];
  const own = caseErrors([typeName], args, context).filter(({messages}) => messages.some(hasWords));
  if (own.length > 0) return own;
  const bound = new Map(bind(type.parameters, args, context));
  const place = {...placeOf({file: context.file, owner: typeName, within: 'init'}, context), bound};
  const textsOf = (names: readonly string[]): Message[] =>
    names
      .flatMap((member) => memberText(member, typeName, bound, place))
      .filter((texts) => texts.some((part) => typeof part === 'string'));
  const messages = textsOf(MESSAGE_NAMES).filter(hasWords);
  const codes = textsOf(CODE_NAMES);
  if (messages.length > 0 || codes.some(hasWords)) return [{messages, codes}];
  if (type.base && type.baseArgs) {
    const base: Call = {kind: 'call', path: [type.base.split('.').at(-1) ?? ''], args: type.baseArgs};
    const errors = errorsOf(base, place);
    if (errors.length > 0)
      return errors.map((error) => ({...error, codes: error.codes.length > 0 ? error.codes : codes}));
  }
  // A JavaScript class without a constructor of its own has that of its base.
  return /(?:Error|Exception)$/.test(type.base ?? '') && type.parameters.length === 0
    ? standardError(args, context)
    : [];
}

/** Returns the texts of a property: what the constructor assigns to it, or the parameter of that name. */
function memberText(
  member: string,
  typeName: string,
  bound: ReadonlyMap<string, Bound>,
  place: Context,
): Message[] {
  const assigned = (place.facts.constants.get(member) ?? []).filter(
    ({owner, within}) => owner === typeName && within === 'init',
  );
  if (assigned.length > 0) return assigned.flatMap(({value}) => messagesOf(value, place));
  const argument = bound.get(member);
  return argument ? messagesOf(argument.value, deeper(argument.context)) : [];
}
