/** What waits for the end of the press that is under way. */
const waiting = new Set<() => void>();
let isPressed = false;

function start(): void {
  isPressed = true;
}
function end(): void {
  isPressed = false;
  const actions = [...waiting];
  waiting.clear();
  for (const action of actions) action();
}

// The list of a native select takes the release: the page sees the choice, or the next key. And nothing may wait for a page that ends.
const ends = ['pointerup', 'pointercancel', 'input', 'keydown', 'submit', 'popstate', 'visibilitychange', 'pagehide'] as const;
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', start, true);
  for (const event of ends) window.addEventListener(event, end, true);
}

/**
 * Runs what may move the page: at once, or at the release of a button or finger that is down. A press leaves the field that had the focus: if its
 * error came or went between press and release, the pressed control would move away, and the browser would drop the click.
 */
export function afterPress(action: () => void): void {
  if (isPressed) waiting.add(action);
  else action();
}
