import { expect, test } from 'vitest';
import { oneStepMarkup, renderOneStep } from '../../testing/one-step-router.tsx';

test('a server renders the tree that a browser hydrates (SHELL-26)', async () => {
  expect(await renderOneStep()).toBe(oneStepMarkup);
});
