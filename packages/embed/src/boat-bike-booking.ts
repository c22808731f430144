import { frameAddress } from './frame-address.ts';
import { frameHeight } from './frame-height.ts';

const titles: Record<string, string> = { nl: 'Boek deze reis', de: 'Diese Reise buchen' };
// The link and the frame share one place, so that the page does not jump when the frame takes over.
const css =
  ':host{display:grid;min-height:640px}:host([data-ready]){min-height:0}slot,iframe{grid-area:1/1;min-width:0}iframe{width:100%;height:640px;border:0;visibility:hidden}:host([data-ready]) iframe{visibility:visible}:host([data-ready]) slot{display:none}';

/**
 * `<boat-bike-booking tour="…" brand="islandhopping" locale="de" src-base="https://…">`: the booking tool in an ordinary page.
 * Its own content, a link to the tool, is shown until the frame has reported a height: if anything fails, the link is still there. EMBED-18.
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
        this.frame = document.createElement('iframe');
        root.append(document.createElement('slot'), this.frame);
      }
      addEventListener('message', this.receive);
      this.show();
    }

    disconnectedCallback() {
      removeEventListener('message', this.receive);
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
        cid: new URLSearchParams(location.search).get('cid'),
      });
      if (address?.href === this.address?.href) return;
      this.address = address;
      this.removeAttribute('data-ready');
      frame.title = this.title || titles[(locale ?? '').slice(0, 2)] || 'Book this tour';
      if (address) frame.src = address.href;
      else frame.removeAttribute('src');
    }

    private receive = (event: MessageEvent) => {
      const { frame, address } = this;
      const height = frame && address && frameHeight(event, { origin: address.origin, source: frame.contentWindow });
      if (!height) return;
      frame.style.height = `${height}px`;
      this.setAttribute('data-ready', '');
    };
  }

  if (!customElements.get('boat-bike-booking')) customElements.define('boat-bike-booking', BoatBikeBooking);
};
