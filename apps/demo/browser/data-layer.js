// In place of the tag manager's script: reads the data layer from its beginning, as that does, and tells it to open pages of the demo. It sends nothing.
{
  const channel = new BroadcastChannel('demo-data-layer');
  const layer = /** @type {Window & { dataLayer?: object[] }} */ (window).dataLayer ?? [];

  /** @param {object} entry */
  const read = (entry) => {
    // A command is an `arguments` object.
    const shown = String(entry) === '[object Arguments]' ? Array.from(/** @type {ArrayLike<unknown>} */ (entry)) : entry;
    channel.postMessage({ isFramed: window.top !== window.self, entry: JSON.parse(JSON.stringify(shown)) });
    if ('eventCallback' in entry && typeof entry.eventCallback === 'function') setTimeout(entry.eventCallback);
  };

  for (const entry of layer) read(entry);
  layer.push = (...entries) => {
    const length = Array.prototype.push.apply(layer, entries);
    for (const entry of entries) read(entry);
    return length;
  };
}
