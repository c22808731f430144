/** Posts an Escape that closes nothing in this page to the host page: the frame may be in a dialog, which does not get the key. */
export function reportEscape(page: Window): void {
  page.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || page.document.querySelector('dialog[open]')) return;
    // Any target origin: that the key was pressed is not secret.
    page.parent.postMessage({ v: 1, type: 'escape' }, '*');
  });
}
