import type {DocPage} from '../types';

const DECLARED = [
  /\b(?:class|interface|enum|struct|protocol|extension|object|func|fun|function|const|let|var|val|type|typealias|def|case)\s+(\w+)/g,
  // Matches keys and assignments.
  /(\w+)\s*\??\s*[:=](?![:=])/g,
  // Matches methods of TypeScript and Java, and fields after their type.
  /^\s*(?:@\w+\s+)*(?:(?:async|public|private|protected|static|final|override)\s+)*(?:[\w<>[\]]+\s+)?(\w+)\s*\([^;]*\{\s*$/gm,
  /\b[A-Z]\w*(?:<[^>]*>)?\s+(\w+)\s*[;=]/g,
  // Matches classes from other packages.
  /\bimport\s+(?!com\.getcapacitor\b)(?:[a-z]\w*\.)+(\w+)/g,
  // Matches names in strings, including JSON keys and XML attributes.
  /["'](\w+)["']/g,
];

/** Returns the names that a page's own samples declare for plugins, classes, functions and settings. */
export function ownNames({blocks}: Pick<DocPage, 'blocks'>): Set<string> {
  return new Set(
    blocks.flatMap(({code}) =>
      DECLARED.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? '')),
    ),
  );
}
