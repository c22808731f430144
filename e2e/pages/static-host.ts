import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const dist = (shell: string) => new URL(`../../apps/${shell}/dist/`, import.meta.url).pathname;

/**
 * A plain file server for both shells' builds, each with its own index.html as the fallback; `config` is the runtime configuration that a
 * deployment writes into it.
 */
export async function startStaticHost(config: object = {}): Promise<{ origin: string; stop(): Promise<void> }> {
  const page = async (folder: string): Promise<string> =>
    (await readFile(join(folder, 'index.html'), 'utf8')).replace(
      /(id="runtime-config">)\{\}/,
      (_, start: string) => start + JSON.stringify(config),
    );
  const server = createServer(async ({ url = '/' }, response) => {
    const path = new URL(`http://host${url}`).pathname.replace(/^\/islandhopping(?=\/)/, '');
    const framed = path.startsWith('/frame/');
    const folder = dist(framed ? 'frame' : 'booking');
    const name = framed ? path.slice('/frame/'.length) : path.slice(1);
    const type = types[extname(name)];
    try {
      const content = type ? await readFile(join(folder, name)) : await page(folder);
      response.writeHead(200, { 'content-type': type ?? 'text/html; charset=utf-8' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
