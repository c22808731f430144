import { createEmitter } from './emitter.ts';
import type { StripeError } from './http.ts';
import { createPaymentElement, type ElementsOptions, type PaymentElement } from './payment-element.ts';

export type SubmitResult = { selectedPaymentMethod: string } | { error: StripeError };

/** The result of `stripe.elements(options)`, for the one element that is used here. */
export function createElements(initial: ElementsOptions) {
  const events = createEmitter();
  let options = initial;
  let payment: PaymentElement | null = null;
  let submitted = false;

  const elements = {
    on: (name: string, handler: () => void) => events.on(name, handler),
    off: (name: string, handler?: () => void) => events.off(name, handler),
    create(type: string) {
      if (type !== 'payment') throw new Error(`IntegrationError: the payment sandbox has no element "${type}".`);
      if (payment) throw new Error('IntegrationError: Can only create one element of type payment.');
      payment = createPaymentElement(
        () => options,
        () => {
          submitted = false;
        },
        () => {
          payment = null;
        },
      );
      return payment.element;
    },
    getElement: (type: unknown) =>
      type === 'payment' || (typeof type === 'function' && '__elementType' in type && type.__elementType === 'payment')
        ? (payment?.element ?? null)
        : null,
    update(changes: ElementsOptions) {
      options = { ...options, ...changes };
      submitted = false;
      payment?.applyAppearance();
    },
    fetchUpdates: async () => ({}),
    async submit(): Promise<SubmitResult> {
      const form = payment?.form();
      if (!form) throw new Error('IntegrationError: elements.submit() needs a mounted payment element.');
      const fault = form.check();
      if (fault) return { error: { type: 'validation_error', ...fault } };
      submitted = true;
      return { selectedPaymentMethod: form.way() };
    },
  };
  return {
    elements,
    options: () => options,
    /** The values of the form, if they were submitted and have not changed since. */
    submittedValues() {
      if (!submitted) throw new Error('IntegrationError: elements.submit() must be called before stripe.createPaymentMethod().');
      return payment?.form()?.values() ?? {};
    },
  };
}

export type Elements = ReturnType<typeof createElements>;
