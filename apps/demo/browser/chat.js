// In place of the chat provider's script: the calls and events that the tool uses, and a window with what it was given. It sends nothing.
{
  const provided = {
    en: {
      title: 'Chat',
      notice: 'Stand-in for the chat provider: nothing is sent.',
      fields: 'Hidden fields',
      lead: 'The provider gets them with the conversation; its visitors do not see them.',
      account: 'Set up as',
      minimize: 'Minimise the chat',
      restore: 'Chat, minimised: open it',
      close: 'Close the chat',
    },
    nl: {
      title: 'Chat',
      notice: 'In plaats van de chatprovider: er wordt niets verstuurd.',
      fields: 'Verborgen velden',
      lead: 'De provider krijgt ze bij het gesprek; bezoekers zien ze daar niet.',
      account: 'Ingesteld als',
      minimize: 'Chat minimaliseren',
      restore: 'Chat, geminimaliseerd: openen',
      close: 'Chat sluiten',
    },
    de: {
      title: 'Chat',
      notice: 'Anstelle des Chat-Anbieters: Es wird nichts gesendet.',
      fields: 'Verborgene Felder',
      lead: 'Der Anbieter erhält sie mit dem Gespräch; Besucher sehen sie dort nicht.',
      account: 'Eingerichtet als',
      minimize: 'Chat minimieren',
      restore: 'Chat, minimiert: öffnen',
      close: 'Chat schließen',
    },
  };
  // The window has the tool's own colours and shapes.
  const css = `
:host{position:fixed;z-index:1000;inset:auto 0 0;font:var(--weight-normal) var(--text-m)/1.5 var(--font);color:var(--color-text)}
*{box-sizing:border-box}
[hidden]{display:none!important}
.window{display:flex;flex-direction:column;max-height:min(32rem,80dvh);background:var(--color-surface);border:1px solid var(--color-line-strong);border-radius:var(--radius-l) var(--radius-l) 0 0;box-shadow:var(--shadow);overflow:hidden}
.head{display:flex;align-items:center;gap:var(--space-1);padding:var(--space-1) var(--space-1) var(--space-1) var(--space-4);background:var(--color-brand);color:var(--color-on-brand)}
h2{flex:1;margin:0;font-size:var(--text-m);font-weight:var(--weight-bold)}
button{min-width:44px;min-height:44px;padding:0;font:inherit;color:inherit;background:none;border:1px solid transparent;border-radius:var(--radius-s);cursor:pointer}
.head button:focus-visible{outline:3px solid currentColor;outline-offset:-4px}
svg{display:block;width:24px;height:24px;margin:auto;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.body{padding:var(--space-4);overflow:auto}
p{margin:0 0 var(--space-3)}
.notice{padding:var(--space-2) var(--space-3);font-weight:var(--weight-medium);background:var(--color-brand-soft);border-radius:var(--radius-s)}
h3{margin:var(--space-4) 0 0;font-size:var(--text-m)}
.lead{color:var(--color-muted);font-size:var(--text-s)}
dl{margin:0}
dt{color:var(--color-muted);font-size:var(--text-s)}
dd{margin:0 0 var(--space-3);overflow-wrap:anywhere}
dt,dd,.account{font-family:ui-monospace,Menlo,Consolas,monospace}
.minimized{position:fixed;inset:auto auto 96px var(--space-4);display:flex;align-items:center;gap:var(--space-2);padding:0 var(--space-4);background:var(--color-surface);border-color:var(--color-brand);color:var(--color-brand);font-weight:var(--weight-medium);box-shadow:var(--shadow)}
.minimized:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}
@media (min-width:640px){:host{inset:auto var(--space-6) var(--space-6) auto;width:22rem}.window{border-radius:var(--radius-l)}}
@media (min-width:1024px){.minimized{inset-block-end:var(--space-6)}}
@media print{:host{display:none}}`;

  /** @type {{ language?: string, hideChatButtonOnLoad?: boolean }} */
  const settings = {};
  let isReady = false;
  let account = '';
  /** @type {Record<string, string>} */
  let fields = {};
  /** @type {{ show(): void } | null} */
  let chatWindow = null;

  /** @param {string[]} names */
  const tell = (...names) => {
    for (const name of names) dispatchEvent(new CustomEvent(`onEmbeddedMessaging${name}`));
  };

  /**
   * @template {keyof HTMLElementTagNameMap} Name
   * @param {Name} name
   * @param {Record<string, string>} attributes
   * @param {(Node | string)[]} content
   */
  const make = (name, attributes, ...content) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...content);
    return element;
  };

  /** @param {string} path */
  const icon = (path) => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', '0 0 24 24');
    svg.setAttribute('aria-hidden', 'true');
    svg.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
    svg.firstElementChild?.setAttribute('d', path);
    return svg;
  };

  function createWindow() {
    const language = /** @type {keyof typeof provided} */ (settings.language?.slice(0, 2) ?? 'en');
    const texts = provided[language];
    const host = make('div', { lang: language, 'data-stand-in': 'chat' });
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];

    const list = make('dl', { lang: 'en', translate: 'no' });
    const minimize = make('button', { type: 'button', 'aria-label': texts.minimize }, icon('M6 18h12'));
    const close = make('button', { type: 'button', 'aria-label': texts.close }, icon('M6 6l12 12M18 6L6 18'));
    const title = make('h2', { id: 'title', tabindex: '-1' }, texts.title);
    const panel = make(
      'section',
      { class: 'window', role: 'dialog', 'aria-labelledby': 'title', 'aria-describedby': 'notice' },
      make('div', { class: 'head' }, title, minimize, close),
      make(
        'div',
        { class: 'body' },
        make('p', { class: 'notice', id: 'notice' }, texts.notice),
        make('h3', {}, texts.fields),
        make('p', { class: 'lead' }, texts.lead),
        list,
        make('h3', {}, texts.account),
        make('p', { class: 'account', lang: 'en', translate: 'no' }, account),
      ),
    );
    const minimized = make(
      'button',
      { type: 'button', class: 'minimized', 'aria-label': texts.restore },
      texts.title,
      icon('M6 15l6-6 6 6'),
    );
    panel.hidden = minimized.hidden = true;
    root.append(panel, minimized);
    document.body.append(host);

    /** @type {Element | null} */
    let opener = null;
    let place = { x: 0, y: 0 };
    // The tool takes its button away while the window is open. Once it knows that it is closed, another one stands in the same place.
    const focusOpener = () =>
      setTimeout(() => {
        const target = opener?.isConnected ? opener : document.elementFromPoint(place.x, place.y)?.closest('button');
        if (target instanceof HTMLElement) target.focus();
      });
    const show = () => {
      if (document.activeElement !== host) {
        opener = document.activeElement;
        const { left = 0, top = 0, width = 0, height = 0 } = opener?.getBoundingClientRect() ?? {};
        place = { x: left + width / 2, y: top + height / 2 };
      }
      list.replaceChildren(...Object.entries(fields).flatMap(([name, value]) => [make('dt', {}, name), make('dd', {}, value)]));
      panel.hidden = false;
      minimized.hidden = true;
      minimize.focus();
      tell('WindowMaximized');
    };
    const hide = () => {
      panel.hidden = minimized.hidden = true;
    };
    minimize.addEventListener('click', () => {
      hide();
      minimized.hidden = false;
      minimized.focus();
      tell('WindowMinimized');
    });
    minimized.addEventListener('click', show);
    close.addEventListener('click', () => {
      hide();
      // As the provider does: the window of an ended conversation makes it ready again.
      tell('WindowClosed', 'Ready');
      focusOpener();
    });
    panel.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      minimize.click();
    });
    return { show };
  }

  Object.assign(window, {
    embeddedservice_bootstrap: {
      settings,
      /** @param {string[]} given */
      init(...given) {
        const [orgId, deploymentName] = given;
        account = `${orgId} / ${deploymentName}`;
        setTimeout(() => {
          isReady = true;
          tell('InitSuccess', 'Ready', 'ButtonCreated');
        });
      },
      prechatAPI: {
        /** @param {Record<string, string>} given */
        setHiddenPrechatFields(given) {
          if (!isReady) throw new Error('The fields were set before the provider was ready.');
          fields = { ...given };
        },
      },
      utilAPI: {
        async launchChat() {
          if (!isReady) throw new Error('The chat was launched before the provider was ready.');
          chatWindow ??= createWindow();
          chatWindow.show();
        },
      },
    },
  });
}
