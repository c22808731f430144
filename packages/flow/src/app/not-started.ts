import { hasReloaded, reloadPage } from './reload.ts';

/** The template in the page's HTML that says that its scripts have not come. It is part of the page, as nothing else is there to say it. */
export const notStartedId = 'not-started';

/** A file without which nothing starts did not come, after several tries: reloads once by itself, else says so, and waits for the connection. ERR-26. */
export async function sayNotStarted(page: Window): Promise<void> {
  if (!hasReloaded(page) && (await reloadPage(page))) return;
  page.addEventListener('online', () => void reloadPage(page));
  const template = page.document.getElementById(notStartedId) as HTMLTemplateElement | null;
  template?.after(template.content);
}
