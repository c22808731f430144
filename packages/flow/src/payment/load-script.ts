const loading = new Map<string, Promise<void>>();

/** Adds a script to the page, once. A failed load can be retried. */
export function loadScript(src: string, document: Document): Promise<void> {
  const current = loading.get(src);
  if (current) return current;
  const started = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`the script ${src} could not be loaded`));
    };
    document.head.append(script);
  });
  loading.set(src, started);
  return started;
}
