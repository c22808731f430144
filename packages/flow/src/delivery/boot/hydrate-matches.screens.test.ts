import { expect, test } from 'vitest';
import { oneStepMarkup, renderOneStep } from '../../testing/one-step-router.tsx';
import { hydrateMatches } from './hydrate-matches.ts';

// Fails if an update of the router changes the markup of the server or of the browser.
test('a browser renders the same tree as the server, without the boundary that the router adds in browsers only (SHELL-26)', async () => {
  expect(await renderOneStep(hydrateMatches as never)).toBe(oneStepMarkup);
  expect(await renderOneStep()).not.toBe(oneStepMarkup);
});
