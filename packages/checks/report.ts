import {groupBy} from '../lib/groupBy';
import type {Finding} from './types';

/**
 * Returns the findings as text, grouped by file and with a count at the end. Each one is a line `file:line:column  rule
 * message  hint`.
 */
export function formatFindings(findings: readonly Finding[], pages: number): string {
  const counted = `${count(pages, 'page')} checked`;
  if (findings.length === 0) return `${counted}: nothing found.`;
  const groups = groupBy(sorted(findings), ({file}) => file);
  const lists = [...groups.values()].map((group) => group.map(formatFinding).join('\n'));
  return `${lists.join('\n\n')}\n\n${counted}: ${count(findings.length, 'finding')} in ${count(groups.size, 'page')}.`;
}

function formatFinding({file, line, column, rule, message, hint}: Finding): string {
  return `${file}:${line}:${column}  ${rule}  ${message}  ${hint}`;
}

/**
 * Returns the findings as GitHub's workflow commands, which CI shows next to the lines
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function formatAnnotations(findings: readonly Finding[]): string {
  return sorted(findings)
    .map(({file, line, column, rule, message, hint}) => {
      const place = `file=${property(file)},line=${line},col=${column},title=${property(rule)}`;
      return `::error ${place}::${data(`${message}. ${hint}.`)}`;
    })
    .join('\n');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function sorted(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule),
  );
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
