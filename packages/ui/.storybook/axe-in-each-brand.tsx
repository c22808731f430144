import { type Brand, brands } from '@booking/domain/brand';
import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Decorator, Preview } from '@storybook/react-vite';
import { type ReactNode, useSyncExternalStore } from 'react';
import { waitFor } from 'storybook/test';
import { page } from 'vitest/browser';

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

/** Runs axe in each brand at the width of a phone and of a desktop. The story may show one of these only: a message names the other. */
export const runAxeInEachBrand: NonNullable<Preview['afterEach']> = async (context) => {
  const found: string[] = [];
  try {
    for (const next of brands) {
      setBrand(next);
      await waitFor(() => {
        if (document.documentElement.dataset.brand !== next) throw new Error(`The story has no brand ${next}.`);
      });
      for (const [width, height] of sizes) {
        await page.viewport(width, height);
        try {
          await runAxe(context);
        } catch (error) {
          found.push(`${next} at ${width} px: ${error instanceof Error ? error.message : error}`);
        }
      }
    }
  } finally {
    setBrand(null);
  }
  if (found.length > 0) throw new Error(found.join('\n\n'));
};
