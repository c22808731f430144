import { createI18n } from '@booking/ui/i18n';
import { createRoot } from 'react-dom/client';
import { loadFile } from '../app/load-file.ts';
import type { Runtime } from '../app/runtime.ts';

/** True if the browser has the features that the app requires. */
export const isSupported = (): boolean => 'toSorted' in Array.prototype;

/** Shows a message that the browser is too old, instead of the app. SHELL-7. */
export async function showUnsupportedBrowser(element: HTMLElement, { language }: Runtime): Promise<void> {
  const [i18n, { UnsupportedBrowser }] = await Promise.all([
    loadFile(() => createI18n(language)),
    loadFile(() => import('./unsupported-browser.tsx')),
  ]);
  createRoot(element).render(<UnsupportedBrowser i18n={i18n} />);
}
