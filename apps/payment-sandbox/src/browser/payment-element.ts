import { elementStyle } from './element-style.ts';
import { createEmitter } from './emitter.ts';
import { createPaymentForm, type PaymentForm } from './payment-form.ts';
import { getTexts } from './texts.ts';

type Appearance = { variables?: Record<string, string | undefined> };
export type ElementsOptions = {
  mode?: string;
  amount?: number;
  currency?: string;
  locale?: string;
  paymentMethodCreation?: string;
  appearance?: Appearance;
  [more: string]: unknown;
};

/** The payment element. That of the provider renders into an iframe, this one into a shadow root. */
export function createPaymentElement(options: () => ElementsOptions, onChange: () => void, onDestroy: () => void) {
  const events = createEmitter();
  let host: HTMLElement | null = null;
  let form: PaymentForm | null = null;

  const changed = () => {
    onChange();
    events.emit('change', {
      elementType: 'payment',
      collapsed: false,
      empty: form?.isEmpty() ?? true,
      complete: form?.isComplete() ?? false,
      value: { type: form?.way() ?? 'card' },
    });
  };

  const applyAppearance = () => {
    for (const [name, value] of Object.entries(options().appearance?.variables ?? {})) host?.style.setProperty(`--${name}`, value ?? null);
  };

  const unmount = () => {
    host?.remove();
    host = null;
    form = null;
  };

  const element = {
    on: (name: string, handler: (event?: unknown) => void) => {
      events.on(name, handler);
      return element;
    },
    once: (name: string, handler: (event?: unknown) => void) => {
      events.once(name, handler);
      return element;
    },
    off: (name: string, handler?: (event?: unknown) => void) => {
      events.off(name, handler);
      return element;
    },
    mount(target: string | HTMLElement) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error('IntegrationError: the payment element was mounted into a missing element.');
      unmount();
      const { locale, currency = 'eur' } = options();
      const drawn = createPaymentForm(getTexts(locale), currency, changed);
      const outer = document.createElement('div');
      const root = outer.attachShadow({ mode: 'open', delegatesFocus: true });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(elementStyle);
      root.adoptedStyleSheets = [sheet];
      root.append(...drawn.nodes);
      outer.addEventListener('focusin', () => events.emit('focus', { elementType: 'payment' }));
      outer.addEventListener('focusout', () => events.emit('blur', { elementType: 'payment' }));
      root.addEventListener('keydown', (event) => {
        const { key, target: from } = event as KeyboardEvent;
        if (key === 'Escape') events.emit('escape', { elementType: 'payment' });
        // Fields in a shadow root do not belong to a form of the page, so Enter must submit it explicitly.
        if (key === 'Enter' && from instanceof HTMLInputElement) outer.closest('form')?.requestSubmit();
      });
      host = outer;
      form = drawn;
      applyAppearance();
      place.replaceChildren(outer);
      events.emit('loaderstart', { elementType: 'payment' });
      setTimeout(() => {
        if (host !== outer) return;
        events.emit('ready', { elementType: 'payment' });
        changed();
      });
    },
    unmount,
    destroy() {
      unmount();
      onDestroy();
    },
    update: () => applyAppearance(),
    focus: () => form?.focus(),
    blur: () => host?.blur(),
    clear: () => form?.clear(),
    collapse: () => {},
  };
  return { element, form: () => form, applyAppearance };
}

export type PaymentElement = ReturnType<typeof createPaymentElement>;
