import type { Page } from '@playwright/test';

/**
 * What the lists of content blockers look for in the names of files, as they are applied to the files of a site itself: analytics and tracking,
 * advertising, consent, sharing, chat. Blockers match whole words, so these are words too.
 */
const words =
  'ad|ads|advert|adverts|advertising|affiliate|analytics|attribution|banner|banners|beacon|beacons|campaign|cart-events|chat|collect|consent|cookie|cookies|event|events|fingerprint|gtm|livechat|log|logger|marketing|metrics|pixel|popup|promo|purchase|share|sharing|social|sponsor|stats|tag-manager|telemetry|track|tracker|tracking|utm|vitals';

export const blockedNames = new RegExp(`(^|[-_.~])(${words})([-_.~]|$)`, 'i');

/** Blocks every file of the page's own host whose name is on such a list, and returns the blocked names. */
export async function blockByName(page: Page): Promise<string[]> {
  const blocked: string[] = [];
  await page.route(/\.(js|mjs|css|svg|png|webp|woff2)(\?|$)/, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (!blockedNames.test(name)) return route.fallback();
    blocked.push(name);
    return route.abort('blockedbyclient');
  });
  return blocked;
}
