import type { InFrame } from './findings.ts';

// In an iframe of the self-test this finds out what the browser allows an iframe of the tool; in the window opened from there, whether storage is shared.
const key = 'embed-check';

function works(open: () => Storage): boolean {
  try {
    const storage = open();
    storage.setItem(key, storage.getItem(key) ?? crypto.randomUUID());
    return true;
  } catch {
    return false;
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function cookiesWork(): boolean {
  const secure = location.protocol === 'https:' ? '; SameSite=None; Secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: it is about cookies that pages set themselves
    document.cookie = `${key}=1; Max-Age=60${secure}`;
    return document.cookie.includes(`${key}=1`);
  } catch {
    return false;
  }
}

const post = (finding: object): void => parent.postMessage({ v: 1, type: 'check', ...finding }, '*');

if (window.opener) {
  window.opener.postMessage({ stored: read() }, location.origin);
  document.body.textContent = 'The window has opened. You can close it.';
} else if (window.parent !== window) {
  const inFrame: InFrame = {
    localStorage: works(() => localStorage),
    sessionStorage: works(() => sessionStorage),
    cookies: cookiesWork(),
    storageAccess: (await document.hasStorageAccess?.().catch(() => null)) ?? null,
  };
  post({ inFrame });
  // The host page may not ask for the list itself. Without it, no id of a tour is held against it.
  fetch('/api/v1/tours')
    .then((response) => response.json())
    .then(({ data }: { data: { id: string }[] }) => post({ tours: data.map(({ id }) => id) }))
    .catch(() => {});
  const button = document.querySelector('a');
  button?.addEventListener('click', () => {
    const timer = setTimeout(() => post({ opened: { opened: false, shared: null } }), 5000);
    addEventListener('message', ({ source, origin, data }) => {
      if (origin !== location.origin || source === parent) return;
      clearTimeout(timer);
      post({ opened: { opened: true, shared: data?.stored !== null && data?.stored === read() } });
    });
  });
}
