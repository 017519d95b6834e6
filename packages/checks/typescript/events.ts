import ts from 'typescript';
import {nearestFirst, nearMatches} from '../../lib/nearMatches';

/** A listener for an event that its plugin doesn't have. */
export type UnknownEvent = {
  readonly call: ts.CallExpression;
  /** The offset of the event's name in the sample's text. */
  readonly start: number;
  readonly message: string;
  readonly hint: string;
};

/**
 * Returns the calls of `addListener` whose event none of the plugin's overloads has. TypeScript itself would only
 * compare the event with the last overload. Plugins that accept any string aren't judged.
 */
export function unknownEvents(file: ts.SourceFile, checker: ts.TypeChecker, version: string): UnknownEvent[] {
  const found: UnknownEvent[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) found.push(...unknownEvent(node, file, checker, version));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function unknownEvent(
  call: ts.CallExpression,
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  version: string,
): UnknownEvent[] {
  const {expression: callee} = call;
  const [name] = call.arguments;
  if (!ts.isPropertyAccessExpression(callee) || callee.name.text !== 'addListener') return [];
  if (!name || !ts.isStringLiteralLike(name)) return [];
  const events = eventsOf(callee, checker);
  if (!events || events.length === 0 || events.includes(name.text)) return [];
  const plugin = callee.expression.getText(file);
  const near = nearMatches(name.text, events).map((event) => `"${event}"`);
  const proposal = near.length > 0 ? `Did you mean ${near.join(' or ')}? ` : '';
  return [
    {
      call,
      start: name.getStart(file),
      message: `"${plugin}.addListener" has no event "${name.text}" in ${version}`,
      hint: `${proposal}The events of ${plugin} are ${nearestFirst(name.text, events).join(', ')}`,
    },
  ];
}

/** Returns the events that the overloads of a method name, or `undefined` if one of them accepts other strings. */
function eventsOf(method: ts.Expression, checker: ts.TypeChecker): string[] | undefined {
  const events: string[] = [];
  for (const signature of checker.getTypeAtLocation(method).getCallSignatures()) {
    const [first] = signature.getParameters();
    const type = first && checker.getTypeOfSymbol(first);
    const types = type?.isUnion() ? type.types : type ? [type] : [];
    if (types.length === 0 || !types.every((one) => one.isStringLiteral())) return undefined;
    events.push(...types.flatMap((one) => (one.isStringLiteral() ? [one.value] : [])));
  }
  return events;
}
