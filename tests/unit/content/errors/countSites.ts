import path from 'node:path';

/** Comments, strings in three quotes, and strings, in Swift, Objective-C, Java and Kotlin. */
const NATIVE_TEXTS =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"""[\s\S]*?"""|"(?:\\\((?:[^()"]|"[^"\n]*"|\([^()]*(?:\([^()]*\))?[^()]*\))*\)|\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'/g;

/** Comments and strings without inserted values in JavaScript, and expressions between slashes. */
const SCRIPT_TEXTS =
  /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|(?<=[(,=:]\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*/g;

const NATIVE_SITES = [
  // A call, but not a declaration (`func reject(`, `void reject(`) or a case of a switch (`case .unavailable(`).
  /(?<!\b(?:func|fun|void|CAPPluginMethod)\s+(?:\w+\.)?)(?<![#\w])(?<!\bcase\s+\.)(?:reject\w*|sendError\w*|handleError|unimplemented|unavailable|fatalError|preconditionFailure)\s*\(/g,
  /\w*[cC]all[?!]*\.error\s*\(/g,
  /\bLogger\.(?:error|warn)\s*\(/g,
  /\b(?:CAPLog\.print|NSLog)\s*\(/g,
  // Objective-C's messages.
  /\[[\w.]+\s+(?:reject|unimplemented|unavailable)\b/g,
  /(?<![.\w`])throw\b/g,
];

const SCRIPT_SITES = [
  // A call, but not the declaration of a function or a method.
  /(?<!function\s+)(?<![\w$])(?:reject|unimplemented|unavailable|fatal|logFatal|logError|logWarn)\)?\s*\((?![^()]*(?:\([^()]*\))?[^()]*\)\s*\{)/g,
  /\b(?:(?:logger|console)\.(?:error|warn)|logger\.info|std(?:err|out)\.write)\s*\(/g,
  // `throw this.unimplemented(…)` is one call site.
  /\bthrow\b(?!\s+(?:\w+\.)*(?:unimplemented|unavailable)\()/g,
];

/** Returns how many call sites a source file has, counted in its text. */
export function countSites(file: string, code: string): number {
  const isScript = /^(?:\.m?js)?$/.test(path.extname(file));
  const bare = code.replace(isScript ? SCRIPT_TEXTS : NATIVE_TEXTS, (found) => found.replace(/[^\n]/g, ' '));
  const sites = isScript ? SCRIPT_SITES : NATIVE_SITES;
  return sites.reduce((sum, pattern) => sum + [...bare.matchAll(pattern)].length, 0);
}
