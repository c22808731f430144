import { fileURLToPath } from 'node:url';
import { createDemoCatalogue } from '@booking/demo-catalogue';
import type { Application } from '../application.ts';

const at = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** The backend of the tests: the catalogue of the demo, the builds of the repository, no routes of its own. */
export const testApplication = {
  createCatalogue: createDemoCatalogue,
  folders: {
    booking: at('apps/booking/dist'),
    frame: at('apps/frame/dist'),
    embed: at('packages/embed/dist'),
    images: at('apps/demo/public'),
    locales: at('packages/languages'),
    sandboxScript: at('apps/payment-sandbox/dist/stripe.js'),
  },
} satisfies Application;
