import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStaticSite, type SiteDeps } from '../static/static-site.ts';

const root = mkdtempSync(join(tmpdir(), 'static-site-'));
const html = (name: string) =>
  `<html><head><script type="application/json" id="runtime-config">{}</script><script>inline()</script></head><body>${name}</body></html>`;
const write = (path: string, text: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
write('booking/index.html', html('booking'));
write('booking/assets/a-1.js', 'a()');
write('booking/assets/a-1.js.br', 'br');
write('booking/assets/a-1.js.gz', 'gz');
write('frame/index.html', html('frame'));
write('frame/assets/f-1.js', 'f()');
write('frame/.vite/manifest.json', '{"secret":true}');
write('frame/.server/render-page.css', 'secret');
write('booking/notes.txt', '');
write('embed/embed.js', 'embed()');
write('images/images/ships/lotte.svg', '<svg/>');
write('secret.txt', 'secret');
// Server-only files of the builds. The frame has no renderer, like a build without one.
write('booking/.vite/manifest.json', '{"secret":true}');
write(
  'booking/.server/render-page.js',
  `export const readBuild = async (folder) => ({ folder });
  export const createRenderer = ({ folder }, { shell, fetch }) => async ({ url, framed }) => {
    if (url.searchParams.has('broken')) throw new Error('rendering fails on purpose');
    const personal = url.searchParams.has('personal');
    const frameable = !personal;
    const searched = !personal && !url.searchParams.has('checkout');
    const status = url.searchParams.has('unknown') ? 404 : 200;
    if (!url.searchParams.has('screen')) return { document: null, hashes: null, personal, searched, status, frameable };
    const tours = await (await fetch('/api/v1/tours')).text();
    const document = [folder.split('/').at(-1), shell, tours, ...(framed ? ['framed'] : [])].join();
    return { document, hashes: { scripts: ["'sha256-script'"], style: "'sha256-style'" }, personal, searched, status, frameable };
  };
  export const createSearchFiles = ({ fetch }) => async ({ href }) => [href, await (await fetch('/api/v1/tours')).text()].join(' ');`,
);
write('booking/.htpasswd.txt', 'secret');

/** Messages that the site has logged. */
export const logged: string[] = [];
const folder = (name: string) => join(root, name);
/** The builds of both shells, the embed script and pictures, in a folder next to files that must not be sent. */
export const createSite = (deps: Partial<SiteDeps> = {}) =>
  createStaticSite(
    { booking: folder('booking'), frame: folder('frame'), embed: folder('embed'), images: folder('images') },
    {
      config: {
        stage: 'acceptance',
        brands: { boatbiketours: { name: '</script><script>alert(1)</script>' } },
        paymentSandboxScript: '/sandbox/stripe.js',
      },
      fetch: async (address) => new Response(`response of ${address}`),
      log: (message) => logged.push(message),
      frameAncestors: 'https://partner.test',
      consume: async () => async () => undefined,
      getClient: () => 'one',
      toVisitorUrl: (c) => new URL(c.req.url),
      ...deps,
    },
  );
export const site = createSite();
export const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await site.request(path, { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
};
export const text = async (path: string) => (await get(path)).bytes.toString();
