const flag = 'reloaded';
type Page = Pick<Window, 'history' | 'location' | 'fetch'>;

/** True if this history entry has already been reloaded automatically. Unlike storage, the history is available in every frame. */
export const hasReloaded = (page: Pick<Window, 'history'> = window): boolean => Boolean(page.history.state?.[flag]);

/** Whether the server responds with the page; `offline` if it cannot be reached. */
type Answer = 'page' | 'failed' | 'offline';

/** What became of a reload: without the page it would leave only the browser's own error page, so there is none. */
export type Reload = 'reloading' | Exclude<Answer, 'page'>;

/** Asks the server for the page. */
export async function askForPage(page: Page = window): Promise<Answer> {
  try {
    const { ok, status } = await page.fetch(page.location.href, { cache: 'no-store' });
    // The page of an unknown departure is of the current release, too.
    return ok || status === 404 ? 'page' : 'failed';
  } catch {
    return 'offline';
  }
}

/** The reload in progress: several parts of a screen may request one at the same time. */
let reloading: Promise<Reload> | null = null;

/** Reloads the page to get the current release, if the server responds. What the visitor entered is in storage. */
export const reloadPage = (page: Page = window): Promise<Reload> => {
  reloading ??= reload(page).finally(() => {
    reloading = null;
  });
  return reloading;
};

async function reload(page: Page): Promise<Reload> {
  const answer = await askForPage(page);
  if (answer !== 'page') return answer;
  // The router has patched `replaceState` on the instance: that one would navigate.
  History.prototype.replaceState.call(page.history, { ...page.history.state, [flag]: true }, '');
  page.location.reload();
  return 'reloading';
}
