import { expect, test } from 'vitest';
import { groupLines } from './quote-groups.ts';
import { sampleQuote } from './sample-trip.ts';

test('every line of a quote is in exactly one group, so what is shown adds up to the total (CONF-22, CONF-23, CONF-24, SHELL-23)', () => {
  const shown = groupLines(sampleQuote).flatMap(({ lines }) => lines);
  expect(shown.length).toBe(sampleQuote.lines.length);
  expect(shown.reduce((total, line) => total + line.amount, 0)).toBe(sampleQuote.total);
});

test('local costs are a group of their own, to be paid at departure (SHELL-23)', () => {
  const local = groupLines(sampleQuote).find(({ group }) => group === 'localCosts');
  expect(local?.lines.reduce((total, line) => total + line.amount, 0)).toBe(sampleQuote.localCosts);
});

test('groups without a line are left out', () => {
  expect(groupLines({ lines: [] })).toEqual([]);
});
