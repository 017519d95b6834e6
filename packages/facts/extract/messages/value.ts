/** An expression of any language, reduced to what can make up a message. */
export type Value =
  | {readonly kind: 'text'; readonly text: string}
  | {readonly kind: 'join'; readonly parts: readonly Value[]}
  | {readonly kind: 'either'; readonly options: readonly Value[]}
  /** A dotted name. The first part is empty for Swift's `.name`. */
  | {readonly kind: 'name'; readonly path: readonly string[]}
  /** A call. `receiver` is what the function is called on, if that isn't only a name. */
  | {
      readonly kind: 'call';
      readonly path: readonly string[];
      readonly receiver?: Value;
      readonly args: readonly Argument[];
    }
  | {readonly kind: 'map'; readonly entries: readonly {readonly key: string; readonly value: Value}[]}
  | {readonly kind: 'other'; readonly source: string};

export type Argument = {readonly label?: string; readonly value: Value};

export const text = (value: string): Value => ({kind: 'text', text: value});
export const name = (...path: string[]): Value => ({kind: 'name', path});
export const other = (source: string): Value => ({kind: 'other', source: source.slice(0, 80)});

/** Returns the concatenation of values, which is an empty text if there are none. */
export const join = (parts: readonly Value[]): Value =>
  parts.length > 1 ? {kind: 'join', parts} : (parts[0] ?? text(''));

/** Returns a value that is one of `options`. */
export const either = (options: readonly Value[]): Value =>
  options.length === 1 && options[0] ? options[0] : {kind: 'either', options};

/** Returns the member `member` of a value. */
export function memberOf(target: Value, member: string): Value {
  if (target.kind === 'name') return name(...target.path, member);
  return {kind: 'call', path: [member], receiver: target, args: []};
}

/** Returns the call of what `callee` names. */
export function callOf(callee: Value, args: readonly Argument[]): Value {
  if (callee.kind === 'name') return {kind: 'call', path: callee.path, args};
  if (callee.kind === 'call' && callee.receiver && callee.args.length === 0) return {...callee, args};
  return {kind: 'call', path: [''], receiver: callee, args};
}
