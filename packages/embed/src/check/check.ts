import type { PageElement, Script } from './element-findings.ts';
import type { Finding } from './finding.ts';
import { getFindings, type InFrame, type Observed } from './findings.ts';
import { findMissing, readElements, tag } from './page-elements.ts';

// The self-test of a host page: one script tag, to be removed afterwards. It appends a report to the page.
const tool = new URL(import.meta.url).origin;
const observed = {
  page: location.origin,
  tool,
  blocked: [] as string[],
  heights: [] as number[],
  foreign: 0,
  events: [] as string[],
  inFrame: null as InFrame | null,
  opened: null as Observed['opened'],
  button: 'loading' as Observed['button'],
  tours: null as readonly string[] | null,
  script: 'waiting' as Script,
  elements: [] as PageElement[],
  isLate: false,
};
/** How long the page's own script may take after the page has loaded, and the height after the script. */
const scriptTimeout = 3000;
const heightTimeout = 10_000;

const css = `:host{all:initial;display:block;font:16px/1.5 Figtree,system-ui,sans-serif;color:#14273a}*{box-sizing:border-box}section{display:grid;gap:20px;margin:32px auto;max-width:900px;padding:24px;background:#fff;border:1px solid #d7e1ea;border-radius:14px}
h2{margin:0;font-size:22px;line-height:1.2}p{margin:0}dl{margin:0}dl>div{display:grid;grid-template-columns:minmax(0,9rem) minmax(0,1fr);gap:4px 12px;padding:10px 0;border-top:1px solid #d7e1ea}dt{font-weight:600}dd{overflow-wrap:anywhere;display:grid;grid-template-columns:24px minmax(0,1fr);gap:12px;margin:0}dd::before{width:24px;height:24px;border-radius:12px;font-weight:700;line-height:24px;text-align:center;content:'✓';color:#12693f;background:#e2f4ea}
[data-verdict=note]::before{content:'i';color:#0b5394;background:#e0edf8}[data-verdict=problem]::before{content:'✗';color:#b3201f;background:#fdeceb}iframe{display:block;width:100%;height:120px;border:1px solid #d7e1ea;border-radius:10px}iframe.tool{height:640px}
button{min-height:52px;padding:8px 24px;border:0;border-radius:10px;background:#e0701a;color:#1f1206;font:700 16px/1.25 Figtree,system-ui,sans-serif;cursor:pointer}:focus-visible{outline:3px solid #0b5fae;outline-offset:2px}@media (max-width:479px){section{padding:16px}dl>div{grid-template-columns:minmax(0,1fr)}button{width:100%}}`;

const element = (name: string, properties: object = {}, ...children: Node[]): HTMLElement => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};
const frame = (path: string, title: string, className = ''): HTMLIFrameElement =>
  element('iframe', { src: `${tool}${path}`, title, className }) as HTMLIFrameElement;

const list = element('dl');
const toolFrame = frame('/frame/tours?all=1', 'The booking tool', 'tool');
const checkFrame = frame('/embed-check/frame.html', 'Storage and windows');
// The element itself, from the tool: without `tour` its dialog shows the list of tours.
const button = element(tag, {}, element('button', { type: 'button', textContent: 'Open the tool in a dialog' }));
button.setAttribute('mode', 'button');
button.setAttribute('src-base', tool);
const host = element('booking-embed-check');

function report(): void {
  const findings: Finding[] = getFindings(observed);
  list.replaceChildren(
    ...findings.map(({ name, verdict, text }) => {
      const description = element('dd', { textContent: text });
      description.dataset.verdict = verdict;
      return element('div', {}, element('dt', { textContent: name }), description);
    }),
  );
  host.dispatchEvent(new CustomEvent('booking-embed-check', { bubbles: true, detail: findings }));
}

document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
  if (!blockedURI.startsWith(tool)) return;
  observed.blocked.push(effectiveDirective);
  report();
});

addEventListener('message', ({ origin, source, data }: MessageEvent) => {
  if (typeof data !== 'object' || data === null) return;
  const { v, type, height, inFrame, opened, tours } = data;
  const own = origin === tool && (source === toolFrame.contentWindow || source === checkFrame.contentWindow);
  if (type === 'resize' && source === toolFrame.contentWindow && own) observed.heights.push(height);
  else if (v === 1 && type === 'check' && own) Object.assign(observed, inFrame && { inFrame }, opened && { opened }, tours && { tours });
  else if (v === 1 && own) observed.events.push(type);
  // The page's own embeds belong to the tool too.
  else if (type === 'resize' && origin !== tool) observed.foreign += 1;
  else return;
  report();
});

const setButton = (state: Observed['button']) => {
  observed.button = state;
  report();
};
button.addEventListener('booking-open', () => setButton('open'));
button.addEventListener('booking-ready', () => setButton('ready'));

/** Reports the page's own elements if they have changed. Those that are added later, too. */
function look(): void {
  const elements = readElements();
  if (JSON.stringify(elements) === JSON.stringify(observed.elements)) return;
  observed.elements = elements;
  report();
}
let isWaiting = false;
new MutationObserver(() => {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    look();
  }, 200);
}).observe(document, { subtree: true, childList: true, attributes: true });
document.addEventListener('booking-ready', look);

function setScript(script: Script): void {
  observed.script = script;
  look();
  report();
}

/** The page's own script has run: heights come from now on, and the button can be tried. */
function onOwnScript(): void {
  if (observed.button === 'loading' || observed.button === 'undefined') observed.button = 'waiting';
  setTimeout(() => {
    observed.isLate = true;
    report();
  }, heightTimeout);
  setScript('own');
}

/**
 * Waits for the page's own script. Only where the page has no elements is the element then loaded from here: elsewhere this would hide that the
 * page does not do it.
 */
async function findScript(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  const defined = customElements.whenDefined(tag);
  await Promise.race([defined, new Promise((resolve) => setTimeout(resolve, scriptTimeout))]);
  if (customElements.get(tag)) return onOwnScript();
  setScript(findMissing());
  if (observed.elements.length > 0) {
    setButton('undefined');
    // The page may load it later, for example after a consent.
    await defined;
    return onOwnScript();
  }
  await import(/* @vite-ignore */ `${tool}/embed.mjs`).then(
    () => setButton('waiting'),
    () => setButton('failed'),
  );
}

// The frame with the link is above the findings, whose length changes: so the link does not move.
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
root.adoptedStyleSheets = [sheet];
const title = element('h2', { textContent: 'The booking tool on this page' });
root.append(element('section', {}, title, checkFrame, element('p', {}, button), list, toolFrame));
document.body.append(host);
report();
look();
await findScript();
