import { expect, test } from 'vitest';
import { oneStepMarkup, renderOneStep } from '../testing/one-step-router.tsx';
import { hydrateMatches } from './hydrate-matches.ts';

// An update of the router that changes one of the three makes them differ.
test('a browser renders the tree of the server, without the boundary that the router has in a browser alone (SHELL-26)', async () => {
  expect(await renderOneStep(hydrateMatches as never)).toBe(oneStepMarkup);
  expect(await renderOneStep()).not.toBe(oneStepMarkup);
});
