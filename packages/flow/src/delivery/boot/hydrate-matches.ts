import type { AnyRouter } from '@tanstack/react-router';

/**
 * Makes the router render the same tree as on the server, without a boundary around the whole page. The router's own hydration sets the same
 * field, but it also expects its state in a script of its own; our page has its data in an element.
 */
export function hydrateMatches(router: AnyRouter): void {
  router.ssr = { manifest: undefined };
}
