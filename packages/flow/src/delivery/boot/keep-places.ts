import { setHeadingReveal } from '@booking/ui/layout';
import type { ParsedLocation } from '@tanstack/react-router';
import * as v from 'valibot';
import { storedJson } from '../../storage/stored-json.ts';
import { returnToPlace } from './return-to-place.ts';
import type { RunningApp } from './running-app.ts';

/** Entries of the history whose place is kept, the newest last. */
const limit = 50;
const PlacesSchema = v.array(v.tuple([v.string(), v.number()]));

/** The router's name of an entry of the history; a fragment that the browser has followed has none. */
const keyOf = (location: ParsedLocation | undefined): string | undefined => location?.state.__TSR_key;

/** False if the visitor has scrolled already: then the page is neither at its top nor at its end, nor where it was left. */
function isUntouched({ scrollY, innerHeight, document }: Window, top: number): boolean {
  const end = document.documentElement.scrollHeight - innerHeight;
  return scrollY === 0 || scrollY >= end - 1 || Math.abs(scrollY - top) < 1;
}

/**
 * Keeps how far each screen was scrolled when it was left, by its entry in the history. Back, Forward and a reload return there, also from another
 * document; any other navigation starts at the top, as `createAppRouter` does. The browser's own restoration does not wait for content that comes
 * later, so it is left to reloads, before this runs.
 */
export function keepPlaces(page: Window & typeof globalThis, { services, router }: RunningApp): void {
  const item = storedJson(services.storage.session, 'places', PlacesSchema);
  const places = new Map(item.read() ?? []);
  /** The place that a return has not reached yet. */
  let target: number | null = null;
  let stop = (): void => {};
  /** False once another screen is loading: the window then no longer shows where the entry was left. */
  let isShown = true;

  const save = (key: string | undefined): void => {
    if (key === undefined || !isShown) return;
    places.delete(key);
    places.set(key, target ?? page.scrollY);
  };
  const returnTo = (top: number): void => {
    target = top;
    const onEnd = () => {
      target = null;
    };
    stop = returnToPlace(page, { top, isLoading: () => services.queryClient.isFetching() > 0, onEnd });
  };

  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation, pathChanged }) => {
    const [from, to] = [keyOf(fromLocation), keyOf(toLocation)];
    if (from === to) return;
    const top = to === undefined ? undefined : places.get(to);
    // A choice, which the screen writes into its address, changes no place.
    if (!pathChanged && top === undefined) return;
    save(from);
    isShown = false;
    stop();
    setHeadingReveal(!top);
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    const key = keyOf(toLocation);
    const top = isShown || key === undefined ? undefined : places.get(key);
    isShown = true;
    if (top !== undefined) returnTo(top);
  });

  const { history } = page;
  history.scrollRestoration = 'manual';
  page.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
  page.addEventListener('pagehide', () => {
    // For a reload: a page that a server has rendered returns before its scripts run.
    history.scrollRestoration = 'auto';
    save(keyOf(router.state.resolvedLocation ?? router.latestLocation));
    item.write([...places].slice(-limit));
  });

  const top = places.get(keyOf(router.latestLocation) ?? '');
  if (top !== undefined && isUntouched(page, top)) returnTo(top);
}
