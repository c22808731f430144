import { sandboxChallenge } from '@booking/languages';
import { html, raw } from 'hono/html';
import type { StoredIntent } from '../store/objects.ts';
import { challengeLanguage } from './challenge-language.ts';

const style = `
  :root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1c2733; background: #f3f5f7; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; }
  main { box-sizing: border-box; width: min(26rem, 100%); padding: 2rem; background: #fff; border: 1px solid #d5dbe1; border-radius: 12px; }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0.75rem 0; }
  .mark { display: inline-block; padding: 0.125rem 0.5rem; border-radius: 6px; background: #fff3d6; color: #5c4200; font-size: 0.875rem; }
  .amount { font-size: 1.75rem; font-weight: 600; font-variant-numeric: tabular-nums; margin: 0 0 1.5rem; }
  form { display: grid; gap: 0.75rem; }
  button { min-height: 48px; border-radius: 8px; border: 1px solid #1b5fae; font: inherit; font-weight: 600; cursor: pointer; }
  button:focus-visible { outline: 3px solid #1b5fae; outline-offset: 2px; }
  button[value='complete'] { background: #1b5fae; color: #fff; }
  button[value='fail'] { background: #fff; color: #1b5fae; }
`;

/** Simulates the 3-D Secure page of a bank, with one button to pass and one to fail. Works without scripts. */
export function challengePage(intent: StoredIntent) {
  const language = challengeLanguage(intent.returnUrl);
  const text = sandboxChallenge[language];
  const amount = new Intl.NumberFormat(language, { style: 'currency', currency: intent.currency }).format(intent.amount / 100);
  return html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text.title}</title>
<style>${raw(style)}</style></head>
<body><main>
<span class="mark">${text.sandbox}</span>
<h1>${text.title}</h1>
<p>${text.lead}</p>
<p>${text.amount}</p>
<p class="amount">${amount}</p>
<form method="post">
<input type="hidden" name="client_secret" value="${intent.secret}">
<button name="result" value="complete">${text.complete}</button>
<button name="result" value="fail">${text.fail}</button>
</form>
</main></body></html>`;
}
