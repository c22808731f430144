import { type Kind, type Objects, type Store, type StoredObjects, storeLimits } from './store.ts';

type Entry = { object: StoredObjects[Kind]; due: number | null; at: number };

/** A store in the memory of one process. */
export function createMemoryStore(now: () => number = Date.now, limits: { objects: number; age: number } = storeLimits): Store {
  const entriesByKind: Record<Kind, Map<string, Entry>> = { method: new Map(), intent: new Map(), event: new Map(), response: new Map() };
  let last: Promise<unknown> = Promise.resolve();
  /** The entries that the unit of work has changed, in their former state. */
  let before: { kind: Kind; id: string; entry: Entry | undefined }[] = [];

  function set(kind: Kind, id: string, entry: Entry | undefined): void {
    before.push({ kind, id, entry: entriesByKind[kind].get(id) });
    if (entry) entriesByKind[kind].set(id, entry);
    else entriesByKind[kind].delete(id);
  }

  const objects: Objects = {
    get: async <K extends Kind>(kind: K, id: string) => entriesByKind[kind].get(id)?.object as StoredObjects[K] | undefined,
    async put(kind, id, object, due = null) {
      const entries = entriesByKind[kind];
      set(kind, id, { object, due, at: entries.get(id)?.at ?? now() });
      // A map preserves the order of insertion.
      for (const [oldest, { at }] of entries) {
        if (entries.size <= limits.objects && at >= now() - limits.age) break;
        set(kind, oldest, undefined);
      }
    },
    delete: async (kind, id) => set(kind, id, undefined),
    due: async <K extends Kind>(kind: K, at: number) =>
      [...entriesByKind[kind].values()].filter(({ due }) => due !== null && due <= at).map(({ object }) => object as StoredObjects[K]),
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
