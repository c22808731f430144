import { hasReloaded, reloadPage } from '../../app/reload.ts';

/** The id of the template with the message that the scripts failed to load. It is part of the HTML, because no script may be there to render it. */
export const notStartedId = 'not-started';

/**
 * Handles a failed start: a required file could not be loaded in spite of retries. Reloads the page once. After that it shows a message, and
 * reloads when the browser is online again.
 */
export async function showNotStarted(page: Window): Promise<void> {
  if (!hasReloaded(page) && (await reloadPage(page)) === 'reloading') return;
  page.addEventListener('online', () => void reloadPage(page));
  const template = page.document.getElementById(notStartedId) as HTMLTemplateElement | null;
  template?.after(template.content);
}
