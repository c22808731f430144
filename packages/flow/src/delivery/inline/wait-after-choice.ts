/**
 * The part of the page's inline script that lets links wait once a select was changed: their addresses do not have that choice, which the app takes
 * over when it is hydrated. What waits looks so (`data-changed` in the theme). `stopWaiting` ends it where no app will come.
 */
export const waitAfterChoice = `
  const { dataset } = document.documentElement;
  const choose = ({ target }) => {
    if (target.localName === 'select' && !('hydrated' in dataset)) dataset.changed = '';
  };
  const hold = (event) => {
    if ('changed' in dataset && event.target.closest('a[href], [type=submit]')) event.preventDefault();
  };
  document.addEventListener('change', choose);
  document.addEventListener('click', hold, true);
  const stopWaiting = () => {
    delete dataset.changed;
    document.removeEventListener('change', choose);
  };`;
