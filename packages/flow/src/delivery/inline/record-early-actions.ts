/** More than a visitor does while the scripts are loading. */
const limit = 50;

/**
 * The part of the page's inline script that records what is done before hydration, as `window.earlyActions`. A field or link counts once, with its
 * last state; a button as often as it is pressed. Links and submissions are the browser's own, unless an earlier action is
 * waiting: then their address does not know it yet, so they wait too. What waits looks like it (`data-waiting`).
 */
export const recordEarlyActions = `
  const actions = [];
  const record = (type, element) => {
    const { value, checked } = element;
    const before = actions.findIndex((action) => action.element === element);
    if (before >= 0 && element.type !== 'button') actions.splice(before, 1);
    if (actions.length < ${limit}) actions.push({ type, element, value, checked });
  };
  const recordField = ({ type, target }) => record(type, target);
  const recordClick = (event) => {
    const element = event.target.closest('button, a[href]');
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (element.type !== 'button') {
      if (actions.length === 0) return;
      event.preventDefault();
    }
    element.dataset.waiting = '';
    record('click', element);
  };
  const listeners = { input: recordField, change: recordField, click: recordClick };
  for (const type in listeners) document.addEventListener(type, listeners[type], true);
  const stopClicks = () => {
    document.removeEventListener('click', recordClick, true);
    for (const { element } of actions) delete element.dataset.waiting;
  };
  const take = () => {
    stopClicks();
    for (const type in listeners) document.removeEventListener(type, listeners[type], true);
    return actions.splice(0);
  };
  window.earlyActions = { stopClicks, take };`;
