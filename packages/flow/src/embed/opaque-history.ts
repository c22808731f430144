/**
 * In a sandbox without an origin browsers refuse another path in the address. Then an entry of the history keeps the address that there is: the
 * steps follow each other all the same, and Back leads to the first one. To be called before a router takes the history over. EMBED-27.
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
