type Page = Pick<Window, 'history' | 'addEventListener'> & { navigation?: { back(): unknown } };

/** Makes Back close something: while it is held, the history has one more entry of the same address. */
export type HeldBack = {
  hold(): void;
  /** Leaves the entry, unless Back has left it already. */
  release(): void;
};

/**
 * Back and Forward for what opens over a page. Steps in a frame are entries of the same history, so Back leads through them first. The Navigation
 * API leaves them all at once; a browser without it keeps the entry, as one of an ordinary page, and Back is needed once more.
 */
export function holdBack({ onBack, onForward }: { onBack(): void; onForward(): void }, page: Page = window): HeldBack {
  const { history } = page;
  // The host's own router may keep its data in the state: it stays there.
  const name = 'bookingDialog';
  let mark: string | null = null;
  let isHeld = false;
  const isOnEntry = () => mark !== null && history.state?.[name] === mark;
  page.addEventListener('popstate', () => {
    if (isHeld === isOnEntry()) return;
    isHeld = !isHeld;
    if (isHeld) onForward();
    else onBack();
  });
  return {
    hold() {
      mark = String(Math.random());
      isHeld = true;
      history.pushState({ ...history.state, [name]: mark }, '');
    },
    release() {
      if (!isHeld) return;
      isHeld = false;
      if (!isOnEntry()) return;
      if (page.navigation) page.navigation.back();
      else history.replaceState({ ...history.state, [name]: undefined }, '');
    },
  };
}
