import type { PendingEvent, StoredIntent, StoredMethod, StoredResponse } from './objects.ts';

/** The stored objects by kind. */
export type StoredObjects = { method: StoredMethod; intent: StoredIntent; event: PendingEvent; response: StoredResponse };
export type Kind = keyof StoredObjects;

/** The objects within one unit of work. */
export type Objects = {
  get<K extends Kind>(kind: K, id: string): Promise<StoredObjects[K] | undefined>;
  /** `due`: when the object must be processed, in milliseconds since the epoch; null for never. */
  put<K extends Kind>(kind: K, id: string, object: StoredObjects[K], due?: number | null): Promise<void>;
  delete(kind: Kind, id: string): Promise<void>;
  /** Objects that are due. */
  due<K extends Kind>(kind: K, now: number): Promise<StoredObjects[K][]>;
};

/** The whole state of the sandbox. Its size is limited, since anyone can create objects with the publishable key. */
export type Store = {
  /** Runs units of work one after another, over all processes that share the store. If one throws, nothing changes. */
  run<Result>(work: (objects: Objects) => Promise<Result>): Promise<Result>;
};

/** The newest objects of each kind that a store retains, and their maximum age in milliseconds. */
export const storeLimits = { objects: 20_000, age: 90 * 86_400_000 } as const;
