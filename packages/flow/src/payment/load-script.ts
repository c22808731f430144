const loading = new Map<string, Promise<void>>();

/** Puts a script into the page, once; one that failed may be tried again. */
export function loadScript(src: string, document: Document): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
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
