import { type Kind, type Objects, type Store, type StoredObjects, storeLimits } from './store.ts';

type Entry = { object: StoredObjects[Kind]; due: number | null; at: number };

/** A store of one process that forgets everything at its end. */
export function createMemoryStore(now: () => number = Date.now, limits: { objects: number; age: number } = storeLimits): Store {
  const kept: Record<Kind, Map<string, Entry>> = { method: new Map(), intent: new Map(), event: new Map(), answer: new Map() };
  let last: Promise<unknown> = Promise.resolve();
  /** What the unit of work has changed, as it was before. */
  let before: { kind: Kind; id: string; entry: Entry | undefined }[] = [];

  function set(kind: Kind, id: string, entry: Entry | undefined): void {
    before.push({ kind, id, entry: kept[kind].get(id) });
    if (entry) kept[kind].set(id, entry);
    else kept[kind].delete(id);
  }

  const objects: Objects = {
    get: async <K extends Kind>(kind: K, id: string) => kept[kind].get(id)?.object as StoredObjects[K] | undefined,
    async put(kind, id, object, due = null) {
      const entries = kept[kind];
      set(kind, id, { object, due, at: entries.get(id)?.at ?? now() });
      // A map keeps the order in which its entries were made.
      for (const [oldest, { at }] of entries) {
        if (entries.size <= limits.objects && at >= now() - limits.age) break;
        set(kind, oldest, undefined);
      }
    },
    delete: async (kind, id) => set(kind, id, undefined),
    due: async <K extends Kind>(kind: K, at: number) =>
      [...kept[kind].values()].filter(({ due }) => due !== null && due <= at).map(({ object }) => object as StoredObjects[K]),
  };

  async function unit<Result>(work: (objects: Objects) => Promise<Result>): Promise<Result> {
    before = [];
    try {
      return await work(objects);
    } catch (error) {
      for (const { kind, id, entry } of [...before].reverse()) set(kind, id, entry);
      throw error;
    }
  }

  return {
    run(work) {
      const result = last.then(() => unit(work));
      last = result.catch(() => undefined);
      return result;
    },
  };
}
