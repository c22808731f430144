import { embedTitle } from '@booking/languages';
import type { addButton } from './button.ts';
import { frameAddress, parameters } from './frame-address.ts';
import { frameMessage } from './frame-message.ts';
import { hiddenParts } from './hidden-parts.ts';
import { inLocale } from './languages.ts';
import { themeParameters } from './theme-parameters.ts';

export type Kit = {
  /** Where the tool is served, unless the element says it; empty if only the element can. */
  base: string;
  /** Loads what only `mode="button"` needs. */
  loadButton(): Promise<{ addButton: typeof addButton }>;
};

// The link and the frame share one grid area, so that the page does not jump when the frame replaces the link. The slot needs a box for that: with
// its own `display: contents` the link would be below the frame. The frame is transparent until then, not `visibility: hidden`: browsers may skip the
// layout of a hidden frame, whose height would never come. That it is ready, only the frame itself knows (`inert`): the element's own attributes
// stay as the page, or its server, has written them.
const css =
  ':host{display:grid;min-height:min(100vh,900px)}:host([mode=button]){display:inline;min-height:0}:host([fill]){height:100%;min-height:0}iframe,iframe+slot{display:block;grid-area:1/1;min-width:0}iframe+slot{z-index:1}iframe{width:100%;height:640px;border:0}:host([fill]) iframe{height:100%}[inert]{opacity:0}:not([inert])+slot{display:none}';

/**
 * `<boat-bike-booking tour="…" brand="islandhopping" locale="de" src-base="https://…">`: the booking tool in an ordinary page, inline or, with
 * `mode="button"`, in a dialog. Its own content, a link to the tool, is shown until the frame has reported a height: if anything fails, the
 * link is still there.
 */
export const defineElement = ({ base, loadButton }: Kit): void => {
  class BoatBikeBooking extends HTMLElement {
    static observedAttributes = [...parameters, 'tour', 'all', 'brand', 'src-base'];
    private frame = document.createElement('iframe');
    private address: URL | null = null;

    connectedCallback() {
      if (!this.shadowRoot) this.build(this.attachShadow({ mode: 'open' }));
      addEventListener('message', this.receive);
      // Any part of the page may be what scrolls.
      addEventListener('scroll', this.postHiddenParts, true);
      addEventListener('resize', this.postHiddenParts);
      this.show();
    }

    disconnectedCallback() {
      removeEventListener('message', this.receive);
      removeEventListener('scroll', this.postHiddenParts, true);
      removeEventListener('resize', this.postHiddenParts);
      // An iframe that is moved loads again.
      this.frame.inert = true;
    }

    attributeChangedCallback() {
      if (this.isConnected) this.show();
    }

    private get label() {
      return this.title || inLocale(embedTitle, this.getAttribute('locale'));
    }

    private build(root: ShadowRoot) {
      const { frame } = this;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets = [sheet];
      const slot = document.createElement('slot');
      root.append(slot);
      if (this.getAttribute('mode') === 'button') {
        // A press before the file has come, or without it, follows the link.
        loadButton().then(
          ({ addButton }) => addButton({ element: this, slot, label: this.label, getAddress: () => String(this.address) }),
          () => {},
        );
        return;
      }
      frame.loading = this.hasAttribute('eager') ? 'eager' : 'lazy';
      frame.allow = 'payment; clipboard-write';
      frame.inert = true;
      root.prepend(frame);
    }

    private show() {
      const { frame } = this;
      const get = (name: string) => this.getAttribute(name);
      const theme = (name: string) => getComputedStyle(this).getPropertyValue(`--booking-${name}`).trim();
      const address = frameAddress({
        base: get('src-base') ?? base,
        tour: this.hasAttribute('all') ? null : get('tour'),
        brand: get('brand'),
        params: Object.fromEntries([...parameters.map((name) => [name, get(name)]), ...themeParameters.map((name) => [name, theme(name)])]),
        search: location.search,
      });
      if (!address) console.warn('No src-base with https://', this);
      if (address?.href === this.address?.href) return;
      this.address = address;
      // The frame of a button is in no page: it loads nothing.
      frame.inert = true;
      frame.title = this.label;
      if (address) frame.src = address.href;
      else frame.removeAttribute('src');
    }

    private dispatch(event: string, detail: object | null) {
      this.dispatchEvent(new CustomEvent(`booking-${event}`, { bubbles: true, composed: true, detail }));
    }

    private postHiddenParts = () => {
      const { frame, address } = this;
      if (address && !frame.inert)
        frame.contentWindow?.postMessage(
          { v: 1, type: 'hidden', ...hiddenParts(frame.getBoundingClientRect(), innerHeight) },
          address.origin,
        );
    };

    private receive = (event: MessageEvent) => {
      const { frame, address } = this;
      const message = address && frameMessage(event, { origin: address.origin, source: frame.contentWindow });
      if (!message) return;
      if ('event' in message) return this.dispatch(message.event, message.detail);
      if (!this.hasAttribute('fill')) frame.style.height = `${message.height}px`;
      if (frame.inert) {
        frame.inert = false;
        this.dispatch('ready', null);
      }
      this.postHiddenParts();
    };
  }

  if (!customElements.get('boat-bike-booking')) customElements.define('boat-bike-booking', BoatBikeBooking);
};
