import { readFileSync } from 'node:fs';
import type { Config } from '@booking/backend';
import { browserFolder } from './folders.ts';

/**
 * Below the brand site: where the chat's stand-in is a site like the provider's, and the script in place of the tag manager's. Content blockers, which
 * go by the names of files, leave these alone.
 */
const chatSite = '/chat';
const tagManagerScript = '/data-layer.js';

const read = (name: string): string => readFileSync(`${browserFolder}/${name}`, 'utf8');

/** Scripts of the brand site by address: the stand-ins, and that of the page of events. */
export const browserScripts = {
  [`${chatSite}/assets/js/bootstrap.min.js`]: read('chat.js'),
  [tagManagerScript]: read('data-layer.js'),
  '/live.js': read('live.js'),
};

/**
 * What the demo configures in place of outside services: a chat, a tag manager, and the demo's own pages as host pages that get all messages. Each
 * is replaced by that of `RUNTIME_CONFIG`. In stage production there is none of them: there, a customer would take them for the real ones.
 */
export function standIns({ stage, port, runtimeConfig }: Pick<Config, 'stage' | 'port' | 'runtimeConfig'>): Record<string, unknown> {
  if (stage === 'production') return {};
  const site = `/brand${chatSite}`;
  return {
    chat: { orgId: 'demo', deploymentName: 'stand-in', siteUrl: site, scrt2Url: site },
    // A real id needs the real script.
    ...(!('tagManagerId' in runtimeConfig) && { tagManagerId: 'GTM-DEMO', tagManagerScript: `/brand${tagManagerScript}` }),
    parentOrigins: [`http://localhost:${port}`, `http://127.0.0.1:${port}`],
  };
}
