import type { PendingEvent, StoredIntent, StoredMethod, StoredResponse } from './objects.ts';

/** What is kept, by kind. */
export type StoredObjects = { method: StoredMethod; intent: StoredIntent; event: PendingEvent; answer: StoredResponse };
export type Kind = keyof StoredObjects;

/** The objects within one unit of work. */
export type Objects = {
  get<K extends Kind>(kind: K, id: string): Promise<StoredObjects[K] | undefined>;
  /** `due`: when something is to be done with it, in milliseconds since the epoch; null for never. */
  put<K extends Kind>(kind: K, id: string, object: StoredObjects[K], due?: number | null): Promise<void>;
  delete(kind: Kind, id: string): Promise<void>;
  /** Those whose time has come. */
  due<K extends Kind>(kind: K, now: number): Promise<StoredObjects[K][]>;
};

/** The sandbox's whole state. Bounded: anybody may make objects with the publishable key. */
export type Store = {
  /** Runs units of work one after the other, over all processes that share the store. One that throws changes nothing. */
  run<Result>(work: (objects: Objects) => Promise<Result>): Promise<Result>;
};

/** Objects that a store keeps of each kind, the newest ones, and for how many milliseconds. */
export const storeLimits = { objects: 20_000, age: 90 * 86_400_000 } as const;
