import { type Finding, getFindings, type InFrame, type Observed } from './findings.ts';

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
};

const css = `:host{all:initial;display:block;font:16px/1.5 system-ui,sans-serif;color:#14273a}section{margin:2rem auto;max-width:900px;padding:1rem 1.5rem;background:#fff;border:2px solid #0b5394;border-radius:12px}
h2{margin:0 0 .5rem;font-size:1.25rem}dl{display:grid;grid-template-columns:7rem 1fr;gap:.25rem 1rem;margin:0 0 1rem}dt{font-weight:700}dd{margin:0}dd::before{display:inline-block;width:1.5em;font-weight:700;content:'✓';color:#1a6b2d}
[data-verdict=note]::before{content:'i';color:#0b5394}[data-verdict=problem]::before{content:'✗';color:#a61b1b}iframe{width:100%;height:120px;border:1px solid #d7e1ea}iframe.tool{height:640px}`;

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
const button = element('boat-bike-booking', {}, element('button', { type: 'button', textContent: 'Open the tool in a dialog' }));
button.setAttribute('mode', 'button');
button.setAttribute('src-base', tool);
const host = element('booking-embed-check');

function report(): void {
  const findings: Finding[] = getFindings(observed);
  list.replaceChildren(
    ...findings.flatMap(({ name, verdict, text }) => {
      const description = element('dd', { textContent: text });
      description.dataset.verdict = verdict;
      return [element('dt', { textContent: name }), description];
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
  const { v, type, height, inFrame, opened } = data;
  const own = origin === tool && (source === toolFrame.contentWindow || source === checkFrame.contentWindow);
  if (type === 'resize' && source === toolFrame.contentWindow && own) observed.heights.push(height);
  else if (v === 1 && type === 'check' && own) Object.assign(observed, inFrame && { inFrame }, opened && { opened });
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
import(/* @vite-ignore */ `${tool}/embed.mjs`).then(
  () => setButton('waiting'),
  () => setButton('failed'),
);

// The frame with the link is above the findings, whose length changes: so the link does not move.
const root = host.attachShadow({ mode: 'open' });
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
root.adoptedStyleSheets = [sheet];
const title = element('h2', { textContent: 'The booking tool on this page' });
root.append(element('section', {}, title, checkFrame, element('p', {}, button), list, toolFrame));
document.body.append(host);
report();
