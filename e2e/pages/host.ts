import { type BrowserContext, expect, type FrameLocator, type Page } from '@playwright/test';
import { article, type Partner, startPartner } from './partner.ts';
import { test as base } from './test.ts';

type Options = {
  /** The content of the page's head; by default the embed's script. */
  head?: string;
  /** Response headers, such as a policy. */
  headers?: Record<string, string>;
};

/** A partner's page on a different site than the tool. */
type Host = {
  /** Where the tool is. */
  tool: string;
  /** Serves a page with this content; returns its origin. */
  serve(content: string, options?: Options): Promise<string>;
  /** Serves it and opens it with campaign parameters; returns its origin. */
  open(content: string, options?: Options): Promise<string>;
};

export const test = base.extend<{ host: Host }>({
  host: async ({ page }, use, { project }) => {
    const partners: Partner[] = [];
    const tool = project.use.baseURL ?? '';
    const host: Host = {
      tool,
      async serve(content, { head = `<script src="${tool}/embed.js" async></script>`, headers } = {}) {
        const partner = await startPartner({ '/': article(content, head) }, headers);
        partners.push(partner);
        return partner.origin;
      },
      async open(content, options) {
        const origin = await host.serve(content, options);
        await page.goto(`${origin}/?cid=c9&utm_source=partner&page=2`);
        return origin;
      },
    };
    await use(host);
    for (const partner of partners) await partner.stop();
  },
});

/** A tour of the demo. */
export const demoTour = 'a0A7T000001AiAvUAK';

export const embed = (tour = demoTour): string =>
  `<boat-bike-booking tour="${tour}" locale="en"><a href="https://tool.example/">Book this tour</a></boat-bike-booking>`;

/** A frame without the embed's script, whose height the page sets itself. */
export const plainFrame = (src: string, attributes = ''): string =>
  `<iframe ${attributes} src="${src}" style="width:100%;height:80px;border:0"></iframe>
  <script>addEventListener('message', ({ data }) => { if (data.type === 'resize') document.querySelector('iframe').style.height = data.height + 'px' })</script>`;

/** The frame is exactly as high as its content, and nothing in it scrolls. */
export async function expectExactHeight(
  page: Page,
  frame: FrameLocator,
  name: string,
  element = page.locator('iframe').first(),
): Promise<void> {
  await expect
    .poll(
      async () => {
        const inside = await frame.locator('#app').evaluate((app) => ({
          content: Math.ceil(app.getBoundingClientRect().height - 1 / 128),
          scrolls: document.documentElement.scrollHeight > document.documentElement.clientHeight,
        }));
        return { difference: (await element.evaluate((iframe) => iframe.clientHeight)) - inside.content, scrolls: inside.scrolls };
      },
      { message: name },
    )
    .toEqual({ difference: 0, scrolls: false });
}

/** Blocks the storage of every frame, as browsers do for third parties, and popups that are no links. */
export const blockStorageInFrames = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (window.top === window.self) return;
    for (const name of ['localStorage', 'sessionStorage'] as const)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The request was denied.', 'SecurityError');
        },
      });
    window.open = () => null;
  });
