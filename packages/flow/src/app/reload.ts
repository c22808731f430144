const flag = 'reloaded';
type Page = Pick<Window, 'history' | 'location' | 'fetch'>;

/** True where this entry of the history has been reloaded by itself already. The history, unlike storage, is there in any frame. */
export const hasReloaded = (page: Pick<Window, 'history'> = window): boolean => Boolean(page.history.state?.[flag]);

/** Under way: several parts of a screen may find out at once. */
let reloading: Promise<boolean> | null = null;

/**
 * Reloads the page into the version that its server has now; false where that does not answer: then the browser's own error page would be all
 * that is left. What was entered is in storage. ERR-26.
 */
export const reloadPage = (page: Page = window): Promise<boolean> => {
  reloading ??= reload(page).finally(() => {
    reloading = null;
  });
  return reloading;
};

async function reload(page: Page): Promise<boolean> {
  try {
    const { ok } = await page.fetch(page.location.href, { cache: 'no-store' });
    if (!ok) return false;
  } catch {
    return false;
  }
  // The router's own `replaceState` would navigate.
  History.prototype.replaceState.call(page.history, { ...page.history.state, [flag]: true }, '');
  page.location.reload();
  return true;
}
