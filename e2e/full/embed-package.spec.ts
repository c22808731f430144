import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { bundle, compile, createProject, renderInProject } from '../pages/embed-package.ts';
import { onlyFull } from '../pages/full.ts';
import { demoTour, test } from '../pages/host.ts';
import { startPartner } from '../pages/partner.ts';
import { getWords } from '../pages/words.ts';

// The package as a partner installs it: an empty folder with the packed tarball.
const react = (tool: string) => `import '@booking/embed/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [steps, setSteps] = useState<string[]>([]);
  const listener = { 'onbooking-step': ({ detail }: CustomEvent<{ step: string }>) => setSteps([...steps, detail.step]) };
  return (
    <main>
      <boat-bike-booking src-base="${tool}" tour="${demoTour}" locale="en" party={3} {...listener}>
        <a href="${tool}/tours/${demoTour}">Inline</a>
      </boat-bike-booking>
      <boat-bike-booking src-base="${tool}" mode="button" tour="${demoTour}" locale="de">
        <a href="${tool}/tours/${demoTour}">In a dialog</a>
      </boat-bike-booking>
    </main>
  );
}
createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
`;
/** A page that a server has rendered. It is hydrated once the element has shown the tool. */
const serverRendered = (tool: string) => `import '@booking/embed/react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './shared.tsx';

await new Promise((resolve) => addEventListener('booking-ready', resolve, { once: true }));
hydrateRoot(document.getElementById('root')!, <Page tool="${tool}" />, {
  onRecoverableError: (error) => console.error(String(error)),
});
document.body.dataset.hydrated = '';
`;
const server = (tool: string) => `import { renderToString } from 'react-dom/server';
import { Page } from './shared.tsx';

export const render = () => renderToString(<Page tool="${tool}" />);
`;
const shared = `export const Page = ({ tool }: { tool: string }) => (
  <main>
    <boat-bike-booking src-base={tool} tour="${demoTour}" locale="en">
      <a href={tool}>Inline</a>
    </boat-bike-booking>
    <boat-bike-booking src-base={tool} mode="button" tour="${demoTour}" locale="de">
      <a href={tool} aria-haspopup="dialog">In a dialog</a>
    </boat-bike-booking>
  </main>
);
`;
/** The component of the README for a page that a server renders. */
function readmeComponent(tool: string): string {
  const readme = readFileSync(new URL('../../packages/embed/README.md', import.meta.url), 'utf8');
  const [, code = ''] = readme.match(/```tsx\n('use client';\n[\s\S]*?)```/) ?? [];
  return code.replaceAll('https://TOOL', tool).replaceAll('TOUR-ID', demoTour);
}
const withListeners = (start: string) => `import { Booking } from './booking';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const Page = () => (
  <main>
    <Booking />
    <boat-bike-booking tour="attribute" onbooking-step={({ detail }) => console.log('attribute', detail.step)} />
  </main>
);
${start}
`;
const vue = (attributes: string) => `import '@booking/embed/vue';
import type { GlobalComponents } from 'vue';
type Props = InstanceType<GlobalComponents['boat-bike-booking']>['$props'];
export const props: Props = ${attributes};
`;
const svelte = (attributes: string) => `import '@booking/embed/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
export const props: SvelteHTMLElements['boat-bike-booking'] = ${attributes};
`;
const attributes = "{ tour: 'a:b', mode: 'button', party: 2, cid: 'partner-7' }";

test(
  'from an empty folder, the packed package has types for React, Vue and Svelte, and its React page works, inline and as a button (EMBED-37)',
  onlyFull(),
  async ({ page, host }) => {
    const project = await createProject({
      'page.tsx': react(host.tool),
      'vue.ts': vue(attributes),
      'svelte.ts': svelte(attributes),
    });
    expect(await compile(project)).toBe('');

    const scripts = await bundle(project, 'page.tsx');
    const partner = await startPartner({
      '/': '<!doctype html><html lang="en"><title>Partner</title><body><script type="module" src="/page.js"></script></body></html>',
      ...scripts,
    });
    await page.goto(partner.origin);
    const words = getWords('en');
    await expect(page.locator('boat-bike-booking iframe:not([inert])').contentFrame().getByRole('heading', { level: 1 })).toHaveText(
      words.text('tourDate', 'title'),
    );
    const link = page.getByRole('link', { name: 'In a dialog' });
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    // By a key: a pointer right after a scroll may still meet the frame of another site, which the browser then takes to be where it was.
    await link.press('Enter');
    await expect(page.getByRole('dialog').locator('iframe').contentFrame().getByRole('heading', { level: 1 })).toHaveText(
      getWords('de').text('tourDate', 'title'),
    );
    await partner.stop();
  },
);

test('an attribute that the element does not have does not compile (EMBED-37)', onlyFull(), async ({ host }) => {
  const wrong = attributes.replace("'button'", "'popup'");
  const project = await createProject({
    'page.tsx': react(host.tool).replace('mode="button"', 'mode="popup"'),
    'vue.ts': vue(wrong),
    'svelte.ts': svelte(wrong),
  });
  const errors = await compile(project);
  for (const file of ['page.tsx', 'vue.ts', 'svelte.ts']) expect(errors).toContain(file);
});

test(
  'a page that a server has rendered is hydrated without a difference, after the element has shown the tool (EMBED-42)',
  onlyFull(),
  async ({ page, host }) => {
    const project = await createProject({ 'page.tsx': serverRendered(host.tool), 'server.tsx': server(host.tool), 'shared.tsx': shared });
    const html = await renderInProject(project, 'server.tsx');
    expect(html).toContain('<boat-bike-booking');
    const partner = await startPartner({
      '/': `<!doctype html><html lang="en"><title>Partner</title><link rel="icon" href="data:,"><body><div id="root">${html}</div><script type="module" src="/page.js"></script></body></html>`,
      ...(await bundle(project, 'page.tsx', 'development')),
    });
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(partner.origin);
    await expect(page.locator('body[data-hydrated]')).toBeAttached();
    await expect(page.getByRole('link', { name: 'In a dialog' })).toBeVisible();
    expect(faults).toEqual([]);
    await partner.stop();
  },
);

test(
  'a hydrated React page hears the events with the listener of the README, and none with an attribute (EMBED-37)',
  onlyFull(),
  async ({ page, host }) => {
    const project = await createProject({
      'booking.tsx': readmeComponent(host.tool),
      'page.tsx': withListeners("hydrateRoot(document.getElementById('root')!, <Page />);"),
      'server.tsx': withListeners('export const render = () => renderToString(<Page />);'),
    });
    expect(await compile(project)).toBe('');
    const html = await renderInProject(project, 'server.tsx');
    const partner = await startPartner({
      '/': `<!doctype html><html lang="en"><title>Partner</title><body><div id="root">${html}</div><script type="module" src="/page.js"></script></body></html>`,
      ...(await bundle(project, 'page.tsx', 'development')),
    });
    const heard: string[] = [];
    page.on('console', (message) => message.type() === 'log' && heard.push(message.text()));
    await page.goto(partner.origin);
    await expect(page.locator('boat-bike-booking iframe:not([inert])')).toBeAttached();
    // As the frame does for an origin that the operator has configured; again and again, since nothing shows when the hydration has ended.
    const dispatch = () =>
      page.locator('boat-bike-booking').evaluateAll((elements) => {
        for (const element of elements) element.dispatchEvent(new CustomEvent('booking-step', { detail: { step: 'ship' }, bubbles: true }));
        return elements.length;
      });
    await expect(async () => {
      expect(await dispatch()).toBe(2);
      expect(heard).toContain('ship');
    }).toPass({ timeout: 10_000 });
    expect(heard.filter((text) => text !== 'ship')).toEqual([]);
    await partner.stop();
  },
);

test(
  'bundled without `src-base`, the link stays, the console shows why, and so does the self-test (EMBED-45)',
  onlyFull(),
  async ({ page, host }) => {
    const project = await createProject({ 'page.tsx': "import '@booking/embed';" });
    const element = `<boat-bike-booking tour="${demoTour}"><a href="${host.tool}">Book</a></boat-bike-booking>`;
    const partner = await startPartner({
      '/': `<!doctype html><html lang="en"><title>Partner</title><body>${element}<script type="module" src="/page.js"></script><script type="module" src="${host.tool}/embed-check/check.js"></script></body></html>`,
      ...(await bundle(project, 'page.tsx')),
    });
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && message.text().includes('No src-base'));
    const asked: string[] = [];
    page.on('request', (request) => request.url().startsWith(`${partner.origin}/frame`) && asked.push(request.url()));
    await page.goto(partner.origin);
    await warned;
    const finding = page.locator('booking-embed-check').locator('dt:text-is("Element 1") + dd');
    await expect(finding).toContainText(`does not know where the tool is. Give it src-base="${host.tool}".`);
    await expect(page.getByRole('link', { name: 'Book' })).toBeVisible();
    expect(asked).toEqual([]);
    await partner.stop();
  },
);
