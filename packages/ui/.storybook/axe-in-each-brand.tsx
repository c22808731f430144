import { type Brand, brands } from '@booking/domain/brand';
import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Decorator, Parameters, StoryContext } from '@storybook/react-vite';
import { type ReactNode, useSyncExternalStore } from 'react';
import { waitFor } from 'storybook/test';
import { page } from 'vitest/browser';

/** The rules that depend on colours. The others see the same page in each brand, and take longer. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const sizes = [
  [390, 844],
  [1280, 800],
] as const;

let brand: Brand | null = null;
const subscribers = new Set<() => void>();
function subscribe(subscriber: () => void): () => void {
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}
function setBrand(next: Brand | null): void {
  brand = next;
  for (const subscriber of subscribers) subscriber();
}

const WithBrand = ({ children }: { children: (brand: Brand | null) => ReactNode }) =>
  children(useSyncExternalStore(subscribe, () => brand));

/** Once a story is as its `play` leaves it, it is shown in each brand, with all that it has by then. */
export const inEachBrand: Decorator = (Story, { globals }) => (
  <WithBrand>{(chosen) => <Story globals={chosen ? { ...globals, brand: chosen } : globals} />}</WithBrand>
);

/** The parameters of the story's own run of axe, which this one replaces. */
function withRules({ a11y, ...parameters }: Parameters, rules: readonly string[] | null): Parameters {
  return { ...parameters, a11y: { ...a11y, test: 'error', options: { ...a11y.options, ...(rules && { runOnly: rules }) } } };
}

/** What axe finds in a brand, at the width of a phone and of a desktop: also on a story that is about one of them. */
async function findViolations(context: StoryContext, next: Brand): Promise<string[]> {
  const parameters = withRules(context.parameters, next === brands[0] ? null : colourRules);
  setBrand(next);
  await waitFor(() => {
    if (document.documentElement.dataset.brand !== next) throw new Error(`The story is not in the brand ${next}.`);
  });
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await page.viewport(width, height);
    try {
      await runAxe({ ...context, parameters });
    } catch (error) {
      found.push(`${next} at ${width} px: ${error instanceof Error ? error.message : error}`);
    }
  }
  return found;
}

/** Runs axe on a story in each brand. */
export async function runAxeInEachBrand(context: StoryContext): Promise<void> {
  const found: string[] = [];
  try {
    for (const next of brands) found.push(...(await findViolations(context, next)));
  } finally {
    setBrand(null);
  }
  if (found.length > 0) throw new Error(found.join('\n\n'));
}
