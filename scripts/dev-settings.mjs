// What `npm run dev` starts, by its environment, and the configuration of its pages.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages, root } from './workspace.mjs';

/** The demo's own server, the backend (which is the demo unless `BACKEND_URL` names another), and the ports of the shells. */
export function devServers({ PORT = '4310', BACKEND_URL, BOOKING_PORT = '4321', FRAME_PORT = '4322' }) {
  const demo = `http://localhost:${PORT}`;
  return { demo, backend: BACKEND_URL ?? demo, isDemo: BACKEND_URL === undefined, bookingPort: BOOKING_PORT, framePort: FRAME_PORT };
}

const brands = readdirSync(join(root, 'packages/domain/src/brand'), { withFileTypes: true }).filter((entry) => entry.isDirectory());

/** What only the demo serves: its pages and stand-ins in place of a home site, the chat provider and the tag manager, pictures, optional texts. */
const demoOnly = {
  brands: Object.fromEntries(
    brands.map(({ name }) => [
      name,
      { homeSite: Object.fromEntries(languages.map((language) => [language, `/brand/${name}/${language}`])) },
    ]),
  ),
  chat: { orgId: 'demo', deploymentName: 'stand-in', siteUrl: '/brand/chat', scrt2Url: '/brand/chat' },
  tagManagerId: 'GTM-DEMO',
  tagManagerScript: '/brand/data-layer.js',
  tourPictures: '/images/tours/{id}.svg',
  translations: ['tours', 'vouchers', 'ports'],
};

/** The configuration that the backend would write into pages that it serves. The sandbox for payments is the demo's own, whatever the backend. */
export const devConfig = ({ isDemo }) => ({
  ...(isDemo && demoOnly),
  paymentSandboxScript: '/sandbox/stripe.js',
  stripePublishableKey: { default: 'pk_test_sandbox', north_america: 'pk_test_sandboxus' },
});
