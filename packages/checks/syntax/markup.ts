import plist from 'plist';
import {CssSyntaxError, parse as parseCss} from 'postcss';
import {SaxesParser} from 'saxes';
import {placeInCode} from '../pageSource';
import type {CodeProblem} from '../types';

const HERE = 'Fix the code here or just before it';

/**
 * Returns the first place where `code` isn't well-formed XML. A text that starts with a declaration or a document type
 * is a document with one root. Any other text may be a piece of a file (`pieces`) with several roots.
 */
export function xmlProblem(code: string, {pieces}: {readonly pieces: boolean}): CodeProblem | undefined {
  const parser = new SaxesParser({fragment: pieces && !/^\s*<(?:\?xml|!DOCTYPE)/.test(code)});
  let problem: CodeProblem | undefined;
  let depth = 0;
  let closed: string | undefined;
  const fail = (reason: string, hint: string): void => {
    const column = Math.max(0, parser.columnIndex - 1);
    problem ??= {line: parser.line - 1, column, message: `This is not XML: ${reason}`, hint};
  };
  parser.on('opentag', () => void depth++);
  // If a closing tag doesn't match, the parser closes what is open before it reports the error.
  parser.on('closetag', ({name}) => {
    depth--;
    closed = name;
  });
  parser.on('text', (text) => {
    if (depth === 0 && text.trim()) fail('this text is outside any element', 'Write it as a comment');
  });
  parser.on('error', ({message}) => {
    const reason = message.replace(/^\S*?:?\d+:\d+: /, '').replace(/\.$/, '');
    fail(reason, /close tag/.test(reason) && closed ? `Close <${closed}> first` : HERE);
  });
  parser.write(code).close();
  return problem;
}

/**
 * Returns the first place where `code` isn't a property list or a piece of one: the `<key>` and value pairs of a
 * dictionary, or the values of an array, without the elements around them.
 */
export function plistProblem(code: string): CodeProblem | undefined {
  const broken = xmlProblem(code, {pieces: true});
  if (broken) return broken;
  const container = /^\s*(?:<!--[\s\S]*?-->\s*)*<key>/.test(code) ? 'dict' : 'array';
  const whole = /<plist\b/.test(code)
    ? code.trim()
    : `<plist version="1.0"><${container}>${code}</${container}></plist>`;
  try {
    plist.parse(whole);
    return undefined;
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0]?.replace(/\.$/, '') ?? '';
    return {line: 0, column: 0, message: `This is not a property list: ${reason}`, hint: 'Fix the block'};
  }
}

/** Returns the first place where `code` isn't a style sheet, or declarations without a rule around them. */
export function cssProblem(code: string): CodeProblem | undefined {
  try {
    parseCss(code);
    return undefined;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const {reason, line = 1, column = 1} = error;
    return {line: line - 1, column: column - 1, message: `This is not CSS: ${reason}`, hint: HERE};
  }
}

/**
 * Returns the first place where `code` isn't a valid single-file component of Vue: its blocks, its template and its
 * plain styles. The TypeScript rule checks its script.
 */
export async function vueProblem(code: string): Promise<CodeProblem | undefined> {
  const {parse} = await import('vue/compiler-sfc');
  const {descriptor, errors} = parse(code, {sourceMap: false, ignoreEmpty: false});
  const [first] = errors;
  if (first) {
    const {line = 1, column = 1} = ('loc' in first ? first.loc?.start : undefined) ?? {};
    const message = `This is not valid markup: ${first.message.replace(/\.$/, '')}`;
    return {line: line - 1, column: column - 1, message, hint: HERE};
  }
  for (const {content, lang, loc} of descriptor.styles) {
    const problem = lang === undefined || lang === 'css' ? cssProblem(content) : undefined;
    if (problem) return {...problem, line: problem.line + loc.start.line - 1};
  }
  return undefined;
}

/** Only the custom elements of components close themselves. */
const CLOSES_ITSELF = /<(\w+-[\w-]*)[^<>]*\/>/;

/**
 * Returns the first mistake in HTML, which Vue's parser reads like a template. In a fragment, elements may stay open, and
 * in the template of a component, any element may close itself.
 */
export async function htmlProblem(
  code: string,
  {title = '', fragment}: {readonly title?: string; readonly fragment: boolean},
): Promise<CodeProblem | undefined> {
  const problem = await vueProblem(`<template>\n${code}\n</template>`);
  if (problem && !(fragment && /missing end tag/.test(problem.message)))
    return {...problem, line: Math.max(0, problem.line - 1)};
  const [, name] = title.endsWith('.component.html') ? [] : (CLOSES_ITSELF.exec(code) ?? []);
  if (name === undefined) return undefined;
  const {line} = placeInCode(code, code.search(CLOSES_ITSELF));
  const hint = `Write <${name}></${name}>`;
  return {line, column: 0, message: `<${name} /> does not close itself in HTML`, hint};
}
