/** Tells this page that another tab has written this key of the local storage. */
export const dispatchStorageEvent = (key: string): void => void window.dispatchEvent(new StorageEvent('storage', { key }));

/** What happens in another tab: with the same local storage, and a session of its own. */
export async function inAnotherTab<Result>(visit: () => Promise<Result>): Promise<Result> {
  const session = Object.entries(sessionStorage);
  sessionStorage.clear();
  const result = await visit();
  sessionStorage.clear();
  for (const [key, value] of session) sessionStorage.setItem(key, value);
  return result;
}
