import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const login = `Basic ${Buffer.from('name:password').toString('base64')}`;

/**
 * A host that asks for a name and a password, as an acceptance stage does, in front of another one that serves the pages, and one that serves the
 * rest. `address` holds name and password.
 */
export async function startProtectedHost(pages: string, rest: string): Promise<{ address: string; origin: string; stop(): Promise<void> }> {
  const server = createServer((visit, response) => {
    if (visit.headers.authorization !== login) return void response.writeHead(401, { 'www-authenticate': 'Basic realm="stage"' }).end();
    const { method, headers, url = '/' } = visit;
    const target = /^\/(api|images|brand)\//.test(url) ? rest : pages;
    // A connection of its own: one that is reused may just have been closed by the other side.
    const forwarded = request(target + url, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    // The page notices it, and says so in the console.
    forwarded.on('error', () => response.destroy());
    visit.pipe(forwarded);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    address: `http://name:password@${host}`,
    origin: `http://${host}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
