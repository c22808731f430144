/** Runs functions with the same key one after another. Different keys do not block each other. */
export function createKeyedLock(): <Result>(key: string, run: () => Promise<Result>) => Promise<Result> {
  const last = new Map<string, Promise<unknown>>();
  return async (key, run) => {
    const before = last.get(key) ?? Promise.resolve();
    const current = before.then(run, run);
    last.set(key, current);
    try {
      return await current;
    } finally {
      if (last.get(key) === current) last.delete(key);
    }
  };
}
