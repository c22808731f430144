type Handler = (event?: unknown) => void;

/** `on`, `off` and `once`, as in the objects of the provider. */
export function createEmitter() {
  const handlers = new Map<string, Set<Handler>>();
  const off = (name: string, handler?: Handler): void => {
    if (handler) handlers.get(name)?.delete(handler);
    else handlers.delete(name);
  };
  const on = (name: string, handler: Handler): void => {
    const known = handlers.get(name) ?? new Set();
    handlers.set(name, known.add(handler));
  };
  return {
    on,
    off,
    once(name: string, handler: Handler): void {
      const first: Handler = (event) => {
        off(name, first);
        handler(event);
      };
      on(name, first);
    },
    emit(name: string, event?: unknown): void {
      for (const handler of [...(handlers.get(name) ?? [])]) handler(event);
    },
  };
}
