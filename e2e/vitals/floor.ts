import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { Captured } from '../../packages/flow/src/testing/floor/tree.ts';

const entry = fileURLToPath(new URL('../../packages/flow/src/testing/floor/main.tsx', import.meta.url));

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const [chunk] = (result as Rolldown.RolldownOutput).output;
  return chunk.code;
}

/** Serves a page of React and the router that shows the elements of the captured screens, each with a link to the next: what a step costs at least. */
export async function startFloor(captured: Captured): Promise<{ url: string; stop(): void }> {
  const script = await bundle();
  const { styles, ...trees } = captured;
  const data = JSON.stringify(trees).replaceAll('<', '\\u003c');
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The floor</title><link rel="icon" href="data:,"><style>${styles}</style></head><body><div id="root"></div>
<script>window.captured = ${data}</script><script type="module" src="/floor.js"></script></body></html>`;
  const server = createServer(({ url }, response) =>
    url === '/floor.js'
      ? response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script)
      : response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/0`, stop: () => server.close() };
}
