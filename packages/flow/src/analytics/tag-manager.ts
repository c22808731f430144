export type ConsentDefaults = Readonly<Record<string, 'granted' | 'denied'>>;
type Entry = Record<string, unknown> | IArguments;
type TagWindow = Window & { dataLayer?: Entry[] };

/**
 * Sets up the data layer, consent mode's defaults first, and returns the function that queues. The script itself is added to
 * the page when the first screen is reported, never before.
 */
export function startTagManager(page: TagWindow, id: string, consent: ConsentDefaults): (entry: Record<string, unknown>) => void {
  page.dataLayer ??= [];
  const layer = page.dataLayer;
  // The tag manager recognises a consent command by its type: an `arguments` object.
  const command = function (..._words: unknown[]) {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  };
  command('consent', 'default', consent);
  let loaded = false;
  return (entry) => {
    layer.push(entry);
    if (loaded) return;
    loaded = true;
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    const script = page.document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
    page.document.head.append(script);
  };
}
