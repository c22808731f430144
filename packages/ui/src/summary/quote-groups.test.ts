import { expect, test } from 'vitest';
import { groupLines } from './quote-groups.ts';
import { sampleQuote } from './sample-trip.ts';

test('every line of a quote is in exactly one group, so the lines shown add up to the total (CONF-22, CONF-23, CONF-24, SHELL-23)', () => {
  const shown = groupLines(sampleQuote).flatMap(({ lines }) => lines);
  expect(shown.length).toBe(sampleQuote.lines.length);
  expect(shown.reduce((total, line) => total + line.amount, 0)).toBe(sampleQuote.total);
});

test('local costs form their own group, paid at departure (SHELL-23)', () => {
  const local = groupLines(sampleQuote).find(({ group }) => group === 'localCosts');
  expect(local?.lines.reduce((total, line) => total + line.amount, 0)).toBe(sampleQuote.localCosts);
});

test('groups without lines are omitted', () => {
  expect(groupLines({ lines: [] })).toEqual([]);
});
