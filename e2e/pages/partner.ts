import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Partner = { origin: string; stop(): Promise<void> };

/** A partner's site on a different origin and, by its host name, a different site than the tool, with the given pages by path. */
export async function startPartner(pages: Readonly<Record<string, string>>, headers: Record<string, string> = {}): Promise<Partner> {
  const server = createServer(({ url = '/' }, response) => {
    const body = pages[new URL(url, 'http://host').pathname];
    if (body === undefined) return void response.writeHead(404).end();
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** An ordinary page: an article around the content, higher than the viewport. */
export const article = (content: string, head = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Partner</title>${head}</head>
<body style="margin:0;font:16px/1.5 sans-serif"><h1>A journey</h1><div style="height:300px">Before</div>${content}<div style="height:2500px">After</div></body></html>`;
