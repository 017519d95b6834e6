import type {BlockProblem} from '../problem';

/**
 * Returns the first syntax error in TypeScript or JavaScript; types aren't checked. This is for the text that a diff
 * results in, because the TypeScript rule checks blocks in these languages.
 */
export async function scriptProblem(
  code: string,
  {title = ''}: {readonly title?: string},
): Promise<BlockProblem | undefined> {
  const {default: ts} = await import('typescript');
  const {diagnostics} = ts.transpileModule(code, {
    fileName: title.slice(title.lastIndexOf('/') + 1) || 'block.ts',
    reportDiagnostics: true,
    compilerOptions: {allowJs: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext},
  });
  const first = diagnostics?.find(({file, start}) => file !== undefined && start !== undefined);
  if (first?.file === undefined || first.start === undefined) return undefined;
  const {line, character} = first.file.getLineAndCharacterOfPosition(first.start);
  return {
    line,
    column: character,
    message: `This is not TypeScript: ${ts.flattenDiagnosticMessageText(first.messageText, ' ').replace(/\.$/, '')}`,
    hint: 'Fix the code here or just before it',
  };
}
