import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { KeptAnswer, PendingEvent, StoredIntent, StoredMethod } from './objects.ts';

type Saved = {
  methods: Record<string, StoredMethod>;
  intents: Record<string, StoredIntent>;
  events: Record<string, PendingEvent>;
  answers: Record<string, KeptAnswer>;
};

const day = 86_400_000;

function read(file: string | undefined): Partial<Saved> {
  if (!file || !existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Saved>;
  } catch (error) {
    console.warn(`payment sandbox: ${file} cannot be read and is started anew`, error);
    return {};
  }
}

/** The sandbox's whole state, in memory; `save` writes it to the data file, atomically. */
export function createStore(file: string | undefined, now: () => number) {
  const saved = read(file);
  const methods = new Map(Object.entries(saved.methods ?? {}));
  const intents = new Map(Object.entries(saved.intents ?? {}));
  const events = new Map(Object.entries(saved.events ?? {}));
  const answers = new Map(Object.entries(saved.answers ?? {}));
  let waiting = false;

  const write = (target: string) => {
    for (const [key, answer] of answers) if (answer.at < now() - day) answers.delete(key);
    const state = Object.entries({ methods, intents, events, answers }).map(([name, map]) => [name, Object.fromEntries<unknown>(map)]);
    mkdirSync(dirname(target), { recursive: true });
    const draft = `${target}.${process.pid}.tmp`;
    writeFileSync(draft, JSON.stringify(Object.fromEntries(state)));
    renameSync(draft, target);
  };

  return {
    methods,
    intents,
    events,
    answers,
    /** Debounced: once for all changes of this tick. */
    save() {
      if (!file || waiting) return;
      waiting = true;
      setImmediate(() => {
        waiting = false;
        write(file);
      });
    },
  };
}

export type Store = ReturnType<typeof createStore>;
