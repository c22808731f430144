import type { APIRequestContext, Page } from '@playwright/test';

/** The scripts that a page asks for after its first view, by the list in its HTML: those that start it, and what they will need. */
export async function scriptsOf(request: APIRequestContext, address: string): Promise<{ entries: string[]; preloads: string[] }> {
  const html = await (await request.get(address)).text();
  return JSON.parse(/id="page-scripts">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

/** Those that a screen needs and the other ones do not: its own code, by whatever name the build gives it. */
export async function ownScripts(request: APIRequestContext, address: string, others: readonly string[]): Promise<string[]> {
  const shared = (await Promise.all(others.map((other) => scriptsOf(request, other)))).flatMap(({ preloads }) => preloads);
  const own = (await scriptsOf(request, address)).preloads.filter((script) => !shared.includes(script));
  if (own.length === 0) throw new Error(`${address} has no scripts of its own`);
  return own;
}

/** Holds back what the page asks for and the pattern matches, until it is released. */
export async function hold(page: Page, isHeld: (url: URL) => boolean): Promise<{ release(): Promise<void> }> {
  let open = () => {};
  const released = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(isHeld, async (route) => {
    await released;
    await route.fallback();
  });
  return {
    async release() {
      open();
      await page.unroute(isHeld);
    },
  };
}
