import type { APIRequestContext, Page } from '@playwright/test';

/** The scripts that a page requests after its first view, from the list in its HTML: the entries, and what they will need. */
export async function getPageScripts(request: APIRequestContext, address: string): Promise<{ entries: string[]; preloads: string[] }> {
  const html = await (await request.get(address)).text();
  return JSON.parse(/id="page-scripts">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

/** The scripts that a screen needs and the others do not: its own code, whatever its name in the build. */
export async function ownScripts(request: APIRequestContext, address: string, others: readonly string[]): Promise<string[]> {
  const shared = (await Promise.all(others.map((other) => getPageScripts(request, other)))).flatMap(({ preloads }) => preloads);
  const own = (await getPageScripts(request, address)).preloads.filter((script) => !shared.includes(script));
  if (own.length === 0) throw new Error(`${address} has no scripts of its own`);
  return own;
}

/** Delays the page's matching requests until they are released. */
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
