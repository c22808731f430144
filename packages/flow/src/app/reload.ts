const flag = 'reloaded';
type Page = Pick<Window, 'history' | 'location' | 'fetch'>;

/** True if this history entry has already been reloaded automatically. Unlike storage, the history is available in every frame. */
export const hasReloaded = (page: Pick<Window, 'history'> = window): boolean => Boolean(page.history.state?.[flag]);

/** The reload in progress: several parts of a screen may request one at the same time. */
let reloading: Promise<boolean> | null = null;

/**
 * Reloads the page to get the current release. Returns false without a reload if the server does not respond: a reload would leave only the
 * browser's own error page. What the visitor entered is in storage. ERR-26.
 */
export const reloadPage = (page: Page = window): Promise<boolean> => {
  reloading ??= reload(page).finally(() => {
    reloading = null;
  });
  return reloading;
};

async function reload(page: Page): Promise<boolean> {
  try {
    const { ok, status } = await page.fetch(page.location.href, { cache: 'no-store' });
    // The page of an unknown departure is of the current release, too. ERR-30.
    if (!ok && status !== 404) return false;
  } catch {
    return false;
  }
  // The router has patched `replaceState` on the instance: that one would navigate.
  History.prototype.replaceState.call(page.history, { ...page.history.state, [flag]: true }, '');
  page.location.reload();
  return true;
}
