/**
 * In a sandbox without an origin, browsers reject a history entry with another path. Such an entry then keeps the current address: navigation
 * still works, and Back returns to the first step. Must be called before the router wraps the history.
 */
export function tolerateRejectedPaths(history: Pick<History, 'pushState' | 'replaceState'>): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (state, unused, url) => {
      try {
        change(state, unused, url);
      } catch {
        change(state, unused);
      }
    };
  }
}
