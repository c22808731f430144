import type { AppRouter } from './create-app-router.ts';

const reducesMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Another screen replaces the one before by a view transition, where the browser has them. Not for a visitor who prefers reduced motion, and not in
 * a hidden page, where a transition is an error. SHELL-55.
 *
 * The router's own option is not used: it leaves a rejection unhandled when a redirect interrupts a transition, and in browsers without transition
 * types it also applies to a choice on the same screen.
 */
export function fadeScreens(router: AppRouter): void {
  router.startViewTransition = (update: () => Promise<void>): Promise<void> => {
    const from = router.state.resolvedLocation?.pathname;
    const isAnother = from !== undefined && from !== router.latestLocation.pathname;
    if (!isAnother || document.hidden || !('startViewTransition' in document) || reducesMotion()) return update();
    const { ready, updateCallbackDone } = document.startViewTransition(update);
    // Interrupted by the next screen.
    ready.catch(() => {});
    return updateCallbackDone;
  };
}
