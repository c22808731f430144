import { createServer, type Server } from 'node:http';
import Stripe from 'stripe';
import { afterEach } from 'vitest';
import { createSandbox, type SandboxOptions } from '../index.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Serves a fetch handler on a free port. */
export async function listen(handler: (request: Request) => Response | Promise<Response>): Promise<number> {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request = new Request(`http://${incoming.headers.host}${incoming.url}`, {
      method: incoming.method ?? 'GET',
      headers: incoming.headers as Record<string, string>,
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    });
    const response = await handler(request);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as { port: number }).port;
}

/** Starts a sandbox, with the SDK of the provider as its client. */
export async function start(options: SandboxOptions = {}) {
  const { app } = createSandbox(options);
  const port = await listen((request) => app.fetch(request));
  const sdk = (key: string) => new Stripe(key, { host: '127.0.0.1', port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
  return { app, port, sdk, stripe: sdk('sk_test_sandbox') };
}

/** A new payment method of a card. */
export const card = (stripe: Stripe, number: string) =>
  stripe.paymentMethods.create({
    type: 'card',
    card: { number, exp_month: 12, exp_year: 2034, cvc: '123' },
    billing_details: { name: 'Ann Smit', email: 'ann@example.com' },
  });

/** A card payment that can be confirmed. */
export const pay = async (stripe: Stripe, number: string, currency = 'eur') => {
  const method = await card(stripe, number);
  const intent = await stripe.paymentIntents.create({ amount: 104632, currency, payment_method: method.id, metadata: { booking: 'b1' } });
  return { method, intent, confirm: () => stripe.paymentIntents.confirm(intent.id, { return_url: 'http://shop.example/done?locale=nl' }) };
};
