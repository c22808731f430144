import { afterEach, describe, expect, test, vi } from 'vitest';
import { RuntimeConfigSchema } from '../packages/config/src/index.ts';
import { shellConfig } from './vite-shell.ts';

type Servers = { demo: string; backend: string; isDemo: boolean; bookingPort: string; framePort: string };
type Settings = { devServers(env: object): Servers; devConfig(servers: Servers): Record<string, unknown> };
const { devServers, devConfig }: Settings = await import(new URL('dev-settings.mjs', import.meta.url).href);

describe('what npm run dev starts', () => {
  test('is the demo on port 4310, and the shells on 4321 and 4322', () => {
    const demo = 'http://localhost:4310';
    expect(devServers({})).toEqual({ demo, backend: demo, isDemo: true, bookingPort: '4321', framePort: '4322' });
  });
  test('has other ports and another backend where its environment names them', () => {
    const env = { PORT: '5000', BOOKING_PORT: '5001', FRAME_PORT: '5002' };
    expect(devServers(env)).toMatchObject({ backend: 'http://localhost:5000', bookingPort: '5001', framePort: '5002' });
    const backend = 'http://127.0.0.1:8080';
    expect(devServers({ ...env, BACKEND_URL: backend })).toMatchObject({ demo: 'http://localhost:5000', backend, isDemo: false });
  });
});

describe('the configuration of its pages', () => {
  test('has of the demo what only the demo serves, and is valid', () => {
    const config = devConfig(devServers({}));
    expect(config).toMatchObject({ translations: ['tours', 'vouchers', 'ports'], tourPictures: '/images/tours/{id}.svg' });
    expect(RuntimeConfigSchema['~standard'].validate(config)).toMatchObject({ value: config });
  });
  test('asks another backend for nothing that the contract leaves open', () => {
    const config = devConfig(devServers({ BACKEND_URL: 'http://127.0.0.1:8080' }));
    expect(Object.keys(config).toSorted()).toEqual(['paymentSandboxScript', 'stripePublishableKey']);
  });
});

describe('the development server of a shell', () => {
  afterEach(() => vi.unstubAllEnvs());
  const getProxy = () => shellConfig({ root: 'apps/booking', base: '/', port: 4321, earlyScript: '' }).server?.proxy;

  test('takes the payment sandbox from the demo, all else from the backend', () => {
    vi.stubEnv('BACKEND_URL', 'http://backend.test');
    vi.stubEnv('SANDBOX_URL', 'http://demo.test');
    expect(getProxy()).toMatchObject({ '/api': 'http://backend.test', '/sandbox': 'http://demo.test', '/v1': 'http://demo.test' });
  });
  test('takes all of it from the backend where no other server is named', () => {
    vi.stubEnv('BACKEND_URL', 'http://backend.test');
    vi.stubEnv('SANDBOX_URL', undefined);
    expect(getProxy()).toMatchObject({ '/api': 'http://backend.test', '/sandbox': 'http://backend.test' });
  });
});
