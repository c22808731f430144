import * as v from 'valibot';

/** A choice of the visitor, per type of consent mode (`analytics_storage`, …). */
export const ConsentSchema = v.record(v.string(), v.picklist(['granted', 'denied']));
export type Consent = Readonly<v.InferOutput<typeof ConsentSchema>>;

/** What waits for consent where the deployment requires it: one of these types has to be granted. */
const types = { tags: ['ad_storage', 'analytics_storage'], chat: ['functionality_storage'] } as const;

export type ConsentState = {
  /** Adds a choice to the earlier ones. */
  update(choice: Consent): void;
  /** Whether the tag manager, or the chat, may be loaded. */
  allows(what: keyof typeof types): boolean;
  /** Calls a listener with every choice. Returns a function that ends it. */
  subscribe(listener: (choice: Consent) => void): () => void;
};

/** The visitor's consent to third-party scripts on this page. Whoever asked for it keeps it, and repeats it on every page. */
export function createConsent(isRequired: boolean): ConsentState {
  let current: Consent = {};
  const listeners = new Set<(choice: Consent) => void>();
  return {
    update(choice) {
      current = { ...current, ...choice };
      for (const listener of listeners) listener(choice);
    },
    allows: (what) => !isRequired || types[what].some((type) => current[type] === 'granted'),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
