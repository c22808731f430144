// The page of events: what the tool puts into its data layer, and the messages between frame and page. Nothing is stored or sent.
{
  /** @typedef {'layer' | 'window' | 'received' | 'sent'} Source */
  const limit = 200;
  const log = /** @type {HTMLOListElement} */ (document.getElementById('log'));
  const count = /** @type {HTMLElement} */ (document.getElementById('count'));
  const note = /** @type {HTMLElement} */ (document.getElementById('origins'));
  const labels = /** @type {Record<Source, string>} */ (log.dataset);
  const frame = () => document.querySelector('boat-bike-booking')?.shadowRoot?.querySelector('iframe')?.contentWindow ?? null;

  /**
   * @param {string} name
   * @param {string} className
   * @param {string} text
   */
  const make = (name, className, text) => {
    const element = document.createElement(name);
    element.className = className;
    element.textContent = text;
    return element;
  };

  /**
   * @param {Source} source
   * @param {string} type
   * @param {unknown} value
   * @param {number} times
   */
  const createItem = (source, type, value, times) => {
    const item = document.createElement('li');
    Object.assign(item.dataset, { source, type, times });
    const now = new Date();
    const time = document.createElement('time');
    time.dateTime = now.toISOString();
    time.textContent = now.toLocaleTimeString('en-GB');
    const code = make('code', 'log-type', type);
    const line = make('code', 'log-line', JSON.stringify(value));
    const whole = make('pre', 'log-json', JSON.stringify(value, null, 2));
    for (const technical of [code, line, whole]) Object.assign(technical, { lang: 'en', translate: false });
    const summary = document.createElement('summary');
    summary.append(
      time,
      code,
      ...(times > 1 ? [make('span', 'log-times', `× ${times}`)] : []),
      make('span', 'log-source', labels[source]),
      line,
    );
    const details = document.createElement('details');
    details.append(summary, whole);
    item.append(details);
    return item;
  };

  /**
   * Heights and hidden parts come by the dozen while a page is scrolled: in a row they are one entry, the latest.
   * @param {Source} source
   * @param {string} type
   * @param {unknown} value
   */
  const add = (source, type, value) => {
    const newest = log.firstElementChild;
    const isRepeated =
      newest instanceof HTMLElement &&
      ['resize', 'hidden'].includes(type) &&
      newest.dataset.source === source &&
      newest.dataset.type === type;
    if (isRepeated) {
      const item = createItem(source, type, value, Number(newest.dataset.times) + 1);
      const isOpen = newest.querySelector('details')?.open ?? false;
      const hadFocus = newest.contains(document.activeElement);
      newest.replaceWith(item);
      item.querySelector('details')?.toggleAttribute('open', isOpen);
      if (hadFocus) item.querySelector('summary')?.focus();
    } else log.prepend(createItem(source, type, value, 1));
    while (log.childElementCount > limit) log.lastElementChild?.remove();
    count.textContent = String(log.childElementCount);
  };

  /** @param {unknown} entry */
  const nameEntry = (entry) => {
    if (Array.isArray(entry)) return entry.slice(0, 2).join(' ');
    const { event } = /** @type {{ event?: string }} */ (entry);
    return event ?? Object.keys(/** @type {object} */ (entry)).join(', ');
  };
  new BroadcastChannel('demo-data-layer').addEventListener('message', ({ data: { isFramed, entry } }) =>
    add(isFramed ? 'layer' : 'window', nameEntry(entry), entry),
  );

  /** @type {WeakSet<Document>} */
  const heard = new WeakSet();
  /**
   * What the page sends to the frame is heard in the frame, which has the same origin.
   * @param {Window} inner
   */
  const hear = (inner) => {
    if (heard.has(inner.document)) return;
    heard.add(inner.document);
    inner.addEventListener('message', ({ source, data }) => source === window && add('sent', String(data?.type), data));
  };
  addEventListener('message', ({ source, origin, data }) => {
    const inner = frame();
    if (!inner || source !== inner || origin !== location.origin) return;
    hear(inner);
    add('received', String(data?.type), data);
  });

  document.getElementById('clear')?.addEventListener('click', () => {
    log.replaceChildren();
    count.textContent = '0';
  });
  note.hidden = (note.dataset.known ?? '').split(' ').includes(location.origin);
}
