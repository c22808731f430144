import { runInNewContext } from 'node:vm';
import { type RuntimeConfig, RuntimeConfigSchema } from '@booking/config';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { page } from './brand-site/testing.ts';
import { browserScripts, standIns } from './stand-ins.ts';

type Given = Parameters<typeof standIns>[0];
const configure = (given: Partial<Given> = {}): RuntimeConfig => {
  const config = { stage: 'development', port: 4310, runtimeConfig: {}, ...given } as const;
  return v.parse(RuntimeConfigSchema, { ...standIns(config), ...config.runtimeConfig });
};

test('chat and tag manager have scripts of the demo itself, and its pages get all messages (BACK-90)', async () => {
  const { chat, tagManagerId, tagManagerScript, parentOrigins } = configure();
  expect(tagManagerId).toBe('GTM-DEMO');
  expect(parentOrigins).toEqual(['http://localhost:4310', 'http://127.0.0.1:4310']);
  for (const address of [chat?.bootstrapUrl, tagManagerScript]) {
    const { status, headers } = await page(`${address}`.replace('/brand', ''));
    expect([status, headers.get('content-type')], `${address}`).toEqual([200, 'text/javascript; charset=utf-8']);
  }
  for (const script of Object.values(browserScripts)) expect(script).not.toMatch(/fetch\(|sendBeacon|XMLHttp|Storage|cookie|https:/);
});

test('each is replaced by that of RUNTIME_CONFIG, a tag manager with its id; in stage production there is none (BACK-90)', () => {
  const real = { orgId: 'o', deploymentName: 'd', siteUrl: 'https://chat.example', scrt2Url: 'https://scrt.example' };
  const replaced = configure({ runtimeConfig: { chat: real, tagManagerId: 'GTM-REAL', parentOrigins: [] } });
  expect([replaced.chat?.orgId, replaced.tagManagerId, replaced.tagManagerScript, replaced.parentOrigins]).toEqual([
    'o',
    'GTM-REAL',
    null,
    [],
  ]);
  const none = configure({ runtimeConfig: { chat: null, tagManagerId: null } });
  expect([none.chat, none.tagManagerId, none.tagManagerScript]).toEqual([null, null, null]);
  const production = configure({ stage: 'production' });
  expect([production.chat, production.tagManagerId, production.parentOrigins]).toEqual([null, null, []]);
});

test('the stand-in for the tag manager reads the data layer from its beginning, and answers a purchase (OUT-40)', async () => {
  const told: { isFramed: boolean; entry: unknown }[] = [];
  class BroadcastChannel {
    postMessage = (message: (typeof told)[number]) => told.push(structuredClone(message));
  }
  const command = (function (..._: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the tag manager recognises a command by this type.
    return arguments;
  })('consent', 'default', { ad_storage: 'denied' });
  const dataLayer: object[] = [command];
  const top = {};
  runInNewContext(browserScripts['/data-layer.js'], { window: { dataLayer, top, self: top }, BroadcastChannel, setTimeout });
  const eventCallback = vi.fn();
  expect(dataLayer.push({ ecommerce: null }, { event: 'purchase', eventCallback })).toBe(3);
  expect(JSON.parse(JSON.stringify(told))).toEqual([
    { isFramed: false, entry: ['consent', 'default', { ad_storage: 'denied' }] },
    { isFramed: false, entry: { ecommerce: null } },
    { isFramed: false, entry: { event: 'purchase' } },
  ]);
  await vi.waitFor(() => expect(eventCallback).toHaveBeenCalledOnce());
});
