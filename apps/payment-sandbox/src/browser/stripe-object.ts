import { createElements, type Elements } from './elements.ts';
import { type ApiResponse, createHttp, localised, type StripeError } from './http.ts';
import type { ElementsOptions } from './payment-element.ts';
import { getTexts } from './texts.ts';

type Intent = {
  id: string;
  status: string;
  client_secret: string;
  amount: number;
  currency: string;
  next_action: NextAction | null;
  last_payment_error: StripeError | null;
};
type NextAction = { redirect_to_url?: { url: string } };
type IntentResult = { paymentIntent: Intent } | { error: StripeError };
type Params = { billing_details?: { name?: string; email?: string } };
type ConfirmOptions = {
  clientSecret: string;
  elements?: object;
  confirmParams?: { payment_method?: string; return_url?: string };
  redirect?: 'always' | 'if_required';
};

const never = <Result>(): Promise<Result> => new Promise(() => {});
const unsupported = (name: string) => () => Promise.reject(new Error(`IntegrationError: the payment sandbox has no ${name}.`));

/** The return address with the query parameters that the provider adds. */
function returnAddress(returnUrl: string, { id, client_secret, status }: Intent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', client_secret);
  url.searchParams.set('redirect_status', status === 'processing' ? 'processing' : 'succeeded');
  return url.href;
}

/** The object that the loader of the provider returns, with the calls that are used here. */
export function createStripe(origin: string, key: string, { locale }: { locale?: string } = {}) {
  const known = new WeakMap<object, Elements>();
  let language = locale;
  const call = createHttp(origin, key, () => getTexts(language));
  const intentIn = (intent: Intent): Intent => ({
    ...intent,
    last_payment_error: intent.last_payment_error ? localised(intent.last_payment_error, getTexts(language)) : null,
  });
  const getIntentId = (secret: string): string => /^(pi_\w+?)_secret_/.exec(secret)?.[1] ?? '';
  const toIntentResult = (response: ApiResponse): IntentResult =>
    response.ok ? { paymentIntent: intentIn(response.body as unknown as Intent) } : { error: response.error };
  const retrieve = async (secret: string): Promise<IntentResult> =>
    toIntentResult(await call('GET', `/payment_intents/${getIntentId(secret)}`, { client_secret: secret }));
  const confirm = async (secret: string, method: string | undefined, returnUrl: string | undefined): Promise<IntentResult> =>
    toIntentResult(
      await call('POST', `/payment_intents/${getIntentId(secret)}/confirm`, {
        client_secret: secret,
        ...(method ? { payment_method: method } : {}),
        ...(returnUrl ? { return_url: returnUrl } : {}),
      }),
    );

  async function confirmPayment({
    clientSecret,
    elements,
    confirmParams = {},
    redirect = 'always',
  }: ConfirmOptions): Promise<IntentResult> {
    const { payment_method, return_url } = confirmParams;
    if (redirect === 'always' && !return_url) throw new Error('IntegrationError: confirmParams.return_url is required.');
    const options = elements ? known.get(elements)?.options() : undefined;
    if (options) {
      const found = await retrieve(clientSecret);
      if ('error' in found) return found;
      const { amount, currency } = found.paymentIntent;
      if (amount !== options.amount || currency !== options.currency)
        return { error: { type: 'invalid_request_error', message: 'Amount or currency of the element and of the intent differ.' } };
    }
    const result = await confirm(clientSecret, payment_method, return_url);
    if ('error' in result) return result;
    const intent = result.paymentIntent;
    const challenge = intent.status === 'requires_action' ? intent.next_action?.redirect_to_url?.url : undefined;
    if (challenge) {
      window.location.assign(challenge);
      return never();
    }
    if (redirect === 'if_required' || !return_url) return result;
    window.location.assign(returnAddress(return_url, intent));
    return never();
  }

  return {
    elements(options: ElementsOptions = {}) {
      language = options.locale ?? locale;
      const group = createElements({ ...(locale ? { locale } : {}), ...options });
      known.set(group.elements, group);
      return group.elements;
    },
    async createPaymentMethod({ elements, params = {} }: { elements?: object; params?: Params }) {
      const group = elements ? known.get(elements) : undefined;
      if (!group) throw new Error('IntegrationError: the payment sandbox makes payment methods from elements only.');
      const { name, email } = params.billing_details ?? {};
      const response = await call('POST', '/payment_methods', {
        ...group.submittedValues(),
        billing_details: { ...(name ? { name } : {}), ...(email ? { email } : {}) },
      });
      return response.ok ? { paymentMethod: response.body } : { error: response.error };
    },
    confirmPayment,
    retrievePaymentIntent: retrieve,
    confirmCardPayment: (secret: string, { payment_method, return_url }: { payment_method?: string; return_url?: string } = {}) =>
      confirm(secret, payment_method, return_url),
    createToken: unsupported('createToken'),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}
