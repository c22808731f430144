/** Dispatches the event of a write to this key of local storage by another tab. */
export const dispatchStorageEvent = (key: string): void => void window.dispatchEvent(new StorageEvent('storage', { key }));

/** Runs a visit in another tab: with the same local storage, but its own session storage. */
export async function inAnotherTab<Result>(visit: () => Promise<Result>): Promise<Result> {
  const session = Object.entries(sessionStorage);
  sessionStorage.clear();
  const result = await visit();
  sessionStorage.clear();
  for (const [key, value] of session) sessionStorage.setItem(key, value);
  return result;
}
