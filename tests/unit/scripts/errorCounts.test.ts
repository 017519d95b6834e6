import type {ErrorReference} from '@site/packages/facts';
import {countErrors, countTable} from '@site/scripts/errorCounts';

const SITE = {
  package: 'acme',
  platform: 'ios',
  kind: 'reject',
  codes: [],
  raisedBy: [],
  conditions: [],
  file: 'Plugin.swift',
  line: 1,
} as const;
const REFERENCE: ErrorReference = {
  sites: [
    {...SITE, messages: [['It is gone.']]},
    {...SITE, messages: [['It is busy.'], ['File ', {variable: 'name'}, ' is busy.']]},
  ],
  unresolved: [
    {...SITE, reason: 'caught', source: 'error'},
    {...SITE, reason: 'caught', source: 'error'},
    {...SITE, reason: 'computed', source: 'text()'},
  ],
  declared: [],
};

test('every call site is counted once, as resolved or by the reason why it is not', () => {
  const counts = countErrors(REFERENCE);
  expect(counts).toEqual({
    sites: 5,
    resolved: 2,
    withPlaceholder: 1,
    unresolved: {caught: 2, parameter: 0, 'no message': 0, outside: 0, computed: 1},
  });
  const reasons = Object.values(counts.unresolved).reduce((sum, count) => sum + count, 0);
  expect(counts.resolved + reasons).toBe(counts.sites);
});

test('the table has a row for each version, with its numbers below the titles', () => {
  expect(countTable({v7: countErrors(REFERENCE)})).toEqual([
    '    sites  resolved  placeholder  unresolved  caught  parameter  no message  outside  computed',
    'v7      5         2            1           3       2          0           0        0         1',
  ]);
});
