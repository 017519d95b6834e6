import ts from 'typescript';
import type {CodeBlock} from '../types';

/** A syntax error: its offset in the block's code, and TypeScript's message. */
export type SyntaxError = {readonly offset: number; readonly diagnostic: ts.Diagnostic};

/** The text before and after a fragment that completes it. */
const AROUND = [
  ['', ''],
  ['class _ {', '}'],
  ['({', '})'],
  ['async function* _() {', '}'],
  ['interface _ {', '}'],
] as const;
const AROUND_JSX = [['<>', '</>']] as const;

/**
 * Returns the syntax errors of a fragment. There are none if it parses as statements or as a piece of a class, an
 * object, a function, an interface or JSX. Otherwise they are those of the attempt whose first error comes last.
 */
export function fragmentErrors(block: CodeBlock): SyntaxError[] {
  const isJsx = /x$/.test(block.lang);
  const readings = [...AROUND, ...(isJsx ? AROUND_JSX : [])].map(([before, after]) =>
    syntaxErrors(before + block.code + '\n' + after, block.lang).map((diagnostic) => ({
      offset: Math.min(Math.max((diagnostic.start ?? 0) - before.length, 0), block.code.length),
      diagnostic,
    })),
  );
  const reach = (errors: readonly SyntaxError[]): number => errors[0]?.offset ?? Infinity;
  return readings.reduce((best, errors) => (reach(errors) > reach(best) ? errors : best));
}

/** Returns the syntax errors in a script, by the language after a fence or the extension of a file. */
export function syntaxErrors(code: string, lang: string): readonly ts.Diagnostic[] {
  const isScript = /^(?:js|jsx|javascript|mjs|cjs)$/.test(lang);
  const fileName = `fragment.${isScript ? 'js' : 'ts'}${/x$/.test(lang) ? 'x' : ''}`;
  const compilerOptions = {target: ts.ScriptTarget.ESNext, jsx: ts.JsxEmit.Preserve, allowJs: true};
  return ts.transpileModule(code, {fileName, reportDiagnostics: true, compilerOptions}).diagnostics ?? [];
}
