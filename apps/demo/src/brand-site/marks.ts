import { html, raw } from 'hono/html';

const icon = (body: string) =>
  html`<svg class="icon" viewBox="0 0 32 32" width="32" height="32" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${raw(body)}</svg>`;

/** Suitcase, bicycle, ship, receipt: one per promise of the home page. */
export const promiseIcons = [
  icon('<rect x="6" y="10" width="20" height="17" rx="3"/><path d="M12 10V7a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v3M12 10v17M20 10v17"/>'),
  icon('<circle cx="8" cy="21" r="5"/><circle cx="24" cy="21" r="5"/><path d="m8 21 4.5-9h8L24 21M12.5 12l5 9H8m9.5 0 4-9M11 9h3m6 0h3"/>'),
  icon('<path d="M4 20h24l-3.5 6h-17ZM9 20v-6h13l3 6M13 14V9h5v5M3 29c2.5 0 2.5-1.5 5-1.5s2.5 1.5 5 1.5"/>'),
  icon('<path d="M8 4h16v24l-3-2-2.5 2-2.5-2-2.5 2-2.5-2L8 28ZM12 10h8M12 15h8M12 20h4"/>'),
] as const;
