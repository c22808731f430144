import { createI18n } from '@booking/ui/i18n';
import { createRoot } from 'react-dom/client';
import { loadFile } from '../app/load-file.ts';
import type { Runtime } from '../app/runtime.ts';

/** Whether the browser has what the app is built on. */
export const isSupported = (): boolean => 'toSorted' in Array.prototype;

/** Says that the browser is too old, in place of the app. SHELL-7. */
export async function showUnsupportedBrowser(element: HTMLElement, { language }: Runtime): Promise<void> {
  const [i18n, { UnsupportedBrowser }] = await Promise.all([
    loadFile(() => createI18n(language)),
    loadFile(() => import('./unsupported-browser.tsx')),
  ]);
  createRoot(element).render(<UnsupportedBrowser i18n={i18n} />);
}
