import {hasWords, messageText} from '../../messageText';
import type {PackageFacts} from './packageFacts';
import {errorsOf, messagesOf, type ErrorValue} from './resolve';
import {contextAt} from './scope';
import type {ErrorKind, Message} from '../../schema/messages';

/** A declaration that call sites use: an error with its messages, or a text that a check of the CLI returns. */
export type Declaration = {
  readonly kind: ErrorKind;
  readonly file: string;
  readonly line: number;
  readonly within?: string;
  readonly messages: readonly Message[];
  readonly codes: readonly string[];
};

/** Returns the errors that a package declares, whether or not a call site of the package raises them. */
export function declaredErrors(facts: PackageFacts): Declaration[] {
  return [...constantErrors(facts), ...caseErrors(facts), ...typeErrors(facts), ...functionErrors(facts)];
}

/** Returns the texts that the CLI's functions `check…` return: they become the message of the command that fails. */
export function returnedTexts(facts: PackageFacts): Declaration[] {
  return [...facts.functions.values()].flat().flatMap(({name, file, line, owner, returns}) => {
    if (!/^check[A-Z]/.test(name)) return [];
    const messages = returns
      .flatMap((value) => messagesOf(value, contextAt({file, owner, within: name}, facts)))
      .filter(hasWords);
    return messages.length > 0 ? [{kind: 'returned', file, line, within: name, messages, codes: []}] : [];
  });
}

function declaration(
  place: {readonly file: string; readonly line: number; readonly within?: string},
  errors: readonly ErrorValue[],
): Declaration[] {
  const messages = errors.flatMap((error) => error.messages).filter(hasWords);
  const codes = [...new Set(errors.flatMap((error) => error.codes.map(messageText)))];
  const {file, line, within} = place;
  return messages.length > 0 || codes.length > 0
    ? [{kind: 'constant', file, line, within, messages, codes}]
    : [];
}

function constantErrors(facts: PackageFacts): Declaration[] {
  return [...facts.constants.values()]
    .flat()
    .filter(({within, value}) => !within && value.kind === 'call')
    .flatMap((constant) =>
      declaration(
        constant,
        errorsOf(constant.value, contextAt({file: constant.file, owner: constant.owner}, facts)),
      ),
    );
}

function caseErrors(facts: PackageFacts): Declaration[] {
  return [...facts.cases.values()].flat().flatMap(({type, name, file, line, property}) => {
    if (!type || !/Err(?:or|s)|Exception/.test(type) || /^(?:code|errorCode)$/.test(property)) return [];
    return declaration({file, line}, errorsOf({kind: 'name', path: [type, name]}, contextAt({file}, facts)));
  });
}

function typeErrors(facts: PackageFacts): Declaration[] {
  return [...facts.types.values()].flatMap(({name, base, baseArgs, line}) => {
    const isError = base !== undefined && (facts.types.has(base) || /(?:Error|Exception)$/.test(base));
    if (!isError || !baseArgs) return [];
    const call = {kind: 'call', path: [name], args: []} as const;
    const file = facts.files.get(name) ?? '';
    return declaration({file, line}, errorsOf(call, contextAt({file}, facts)));
  });
}

function functionErrors(facts: PackageFacts): Declaration[] {
  return [...facts.functions.values()].flat().flatMap((known) => {
    const context = contextAt({...known, within: known.name}, facts);
    const built = known.returns.flatMap((value) => errorsOf(value, context));
    return declaration({...known, within: known.name}, built);
  });
}
