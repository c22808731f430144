import { expect, test } from 'vitest';
import { leadsToTourList } from './leads-to-tour-list.ts';

test.each([
  ['development', 'booking', false, true],
  ['acceptance', 'booking', false, true],
  ['production', 'booking', false, false],
  ['development', 'booking', true, false],
  ['acceptance', 'frame', true, false],
  ['development', 'frame', false, false],
] as const)('stage %s, shell %s, framed: %s: Back is %s (DATE-5)', (stage, shell, framed, leads) => {
  expect(leadsToTourList({ config: { stage } as never, shell, framed })).toBe(leads);
});
