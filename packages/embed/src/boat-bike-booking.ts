import { frameAddress } from './frame-address.ts';
import { frameMessage } from './frame-message.ts';

const titles: Record<string, string> = { nl: 'Boek deze reis', de: 'Diese Reise buchen' };
// The link and the frame share one grid area, so that the page does not jump when the frame replaces the link.
const css =
  ':host{display:grid;min-height:640px}:host([data-ready]){min-height:0}slot,iframe{grid-area:1/1;min-width:0}iframe{width:100%;height:640px;border:0;visibility:hidden}:host([data-ready]) iframe{visibility:visible}:host([data-ready]) slot{display:none}';

/**
 * `<boat-bike-booking tour="…" brand="islandhopping" locale="de" src-base="https://…">`: the booking tool in an ordinary page.
 * Its own content, a link to the tool, is shown until the frame has reported a height: if anything fails, the link is still there.
 * EMBED-18, EMBED-23 to EMBED-25.
 */
export const defineElement = (scriptBase: string): void => {
  class BoatBikeBooking extends HTMLElement {
    static observedAttributes = ['tour', 'all', 'brand', 'locale', 'src-base'];
    private frame: HTMLIFrameElement | undefined;
    private address: URL | null = null;

    connectedCallback() {
      if (!this.shadowRoot) {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        const root = this.attachShadow({ mode: 'open' });
        root.adoptedStyleSheets = [sheet];
        const frame = document.createElement('iframe');
        frame.loading = this.hasAttribute('eager') ? 'eager' : 'lazy';
        frame.allow = 'payment; clipboard-write';
        root.append(document.createElement('slot'), frame);
        this.frame = frame;
      }
      addEventListener('message', this.receive);
      this.show();
    }

    disconnectedCallback() {
      removeEventListener('message', this.receive);
      // An iframe that is moved loads again.
      this.removeAttribute('data-ready');
    }

    attributeChangedCallback() {
      if (this.isConnected) this.show();
    }

    private show() {
      const { frame } = this;
      if (!frame) return;
      const locale = this.getAttribute('locale');
      const address = frameAddress({
        base: this.getAttribute('src-base') ?? scriptBase,
        tour: this.hasAttribute('all') ? null : this.getAttribute('tour'),
        brand: this.getAttribute('brand'),
        locale,
        search: location.search,
      });
      if (address?.href === this.address?.href) return;
      this.address = address;
      this.removeAttribute('data-ready');
      frame.title = this.title || titles[(locale ?? '').slice(0, 2)] || 'Book this tour';
      if (address) frame.src = address.href;
      else frame.removeAttribute('src');
    }

    private dispatch(event: string, detail: object | null) {
      this.dispatchEvent(new CustomEvent(`booking-${event}`, { bubbles: true, detail }));
    }

    private receive = (event: MessageEvent) => {
      const { frame, address } = this;
      const message = frame && address && frameMessage(event, { origin: address.origin, source: frame.contentWindow });
      if (!message) return;
      if ('event' in message) return this.dispatch(message.event, message.detail);
      frame.style.height = `${message.height}px`;
      if (this.hasAttribute('data-ready')) return;
      this.setAttribute('data-ready', '');
      this.dispatch('ready', null);
    };
  }

  if (!customElements.get('boat-bike-booking')) customElements.define('boat-bike-booking', BoatBikeBooking);
};
