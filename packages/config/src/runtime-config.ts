import { brands } from '@booking/domain/brand';
import { assignmentModes } from '@booking/domain/cabins';
import { type Market, markets } from '@booking/domain/schema';
import * as v from 'valibot';
import { key, nonEmptyText, ownPath, perLanguage, textLike, timeZone, webAddress } from './config-values.ts';
import { parseUrl } from './parse-url.ts';

export const stages = ['development', 'acceptance', 'production'] as const;
export type Stage = (typeof stages)[number];

/** What a backend may have translations of, beyond ships, cabins and products. */
const optionalTranslations = ['tours', 'vouchers', 'ports'] as const;
export type OptionalTranslations = (typeof optionalTranslations)[number];

const text = v.nullable(nonEmptyText);
const address = v.nullable(webAddress);

const phone = v.object({ label: nonEmptyText, number: nonEmptyText });
const time = textLike(/^([01]\d|2[0-3]):[0-5]\d$/);

/**
 * When the price of a trip is due: a percentage at booking, the balance a number of days before the start at the latest. `cardFee` is
 * parsed where it is needed (`card-fee.ts`).
 */
const paymentTerms = v.object({
  depositPercentage: key(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))), null),
  balanceDueDays: key(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))), null),
  cardFee: v.optional(v.unknown()),
});

/** The scheme that insures the customers' money: what it does in one sentence, how it is reached, and its mark's address. */
const guarantee = v.object({
  name: nonEmptyText,
  text: nonEmptyText,
  contact: key(v.nullable(nonEmptyText), null),
  href: key(v.nullable(webAddress), null),
  mark: key(v.nullable(webAddress), null),
});
export type Guarantee = v.InferOutput<typeof guarantee>;

/** A reason to trust the seller, in one line, such as the rating of a review site; `href` is its source, `verified` how reviews are checked. */
const assurance = v.object({ text: nonEmptyText, href: key(v.nullable(webAddress), null), verified: key(v.nullable(nonEmptyText), null) });
export type Assurance = v.InferOutput<typeof assurance>;

/** Who answers the phone. */
const contactPerson = v.object({ name: nonEmptyText, picture: key(v.nullable(webAddress), null) });

/** What a deployment may override of a brand: all but `paymentTerms`, `acceptedCards`, `timeZone` and `tourIds` for all languages or per language. */
const brandConfig = v.object({
  name: key(v.nullable(perLanguage(nonEmptyText)), null),
  phones: key(v.nullable(perLanguage(v.array(phone))), null),
  whatsapp: key(v.nullable(perLanguage(nonEmptyText)), null),
  email: key(v.nullable(perLanguage(textLike(/^[^\s@]+@[^\s@]+\.[^\s@]+$/))), null),
  contactForm: key(v.nullable(perLanguage(webAddress)), null),
  faq: key(v.nullable(perLanguage(webAddress)), null),
  homeSite: key(v.nullable(perLanguage(webAddress)), null),
  thankYou: key(v.nullable(perLanguage(webAddress)), null),
  supportHours: key(v.nullable(perLanguage(v.array(v.object({ from: time, to: time })))), null),
  paymentTerms: key(v.nullable(paymentTerms), null),
  acceptedCards: key(v.array(nonEmptyText), []),
  company: key(v.nullable(perLanguage(nonEmptyText)), null),
  imprint: key(v.nullable(perLanguage(webAddress)), null),
  privacy: key(v.nullable(perLanguage(webAddress)), null),
  terms: key(v.nullable(perLanguage(webAddress)), null),
  accessibility: key(v.nullable(perLanguage(webAddress)), null),
  guarantee: key(v.nullable(perLanguage(guarantee)), null),
  cancellation: key(v.nullable(perLanguage(nonEmptyText)), null),
  assurances: key(v.nullable(perLanguage(v.array(assurance))), null),
  contactPerson: key(v.nullable(perLanguage(contactPerson)), null),
  timeZone: key(v.nullable(timeZone), null),
  socialPicture: key(v.nullable(perLanguage(webAddress)), null),
  /** The tours of its list; null for all. */
  tourIds: key(v.nullable(v.array(nonEmptyText)), null),
});

const brandConfigs = v.object(v.entriesFromList(brands, key(brandConfig, v.parse(brandConfig, {}))));

const keys = v.object({ default: key(text, null), north_america: key(text, null) });

const consentKinds = [
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
  'analytics_storage',
  'functionality_storage',
  'personalization_storage',
  'security_storage',
] as const;
const consentValue = v.picklist(['granted', 'denied']);
const consent = v.object(v.entriesFromList(consentKinds, key(consentValue, 'denied')));

/** All four, or there is no chat. The bootstrap script's address follows from the site's, which may be a path of this site. */
const chat = v.pipe(
  v.object({ orgId: nonEmptyText, deploymentName: nonEmptyText, siteUrl: webAddress, scrt2Url: webAddress }),
  v.transform((settings) => ({ ...settings, bootstrapUrl: `${settings.siteUrl.replace(/\/+$/, '')}/assets/js/bootstrap.min.js` })),
);
export type ChatSettings = v.InferOutput<typeof chat>;

const origin = v.pipe(
  nonEmptyText,
  v.check((url) => parseUrl(url) !== null),
  v.transform((url) => new URL(url).origin),
);

/** An address with placeholders, each of which it must have. */
const addressWith = (...placeholders: readonly string[]) =>
  v.pipe(
    webAddress,
    v.check((url) => placeholders.every((placeholder) => url.includes(placeholder))),
  );

/**
 * The variants of a picture whose address begins with `from`: at the address `to`, where `{path}` stands for the rest of the picture's address
 * and `{width}` for one of the widths in pixels.
 */
const pictureVariants = v.object({
  from: webAddress,
  to: addressWith('{path}', '{width}'),
  widths: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.minLength(1)),
});
export type PictureVariants = v.InferOutput<typeof pictureVariants>;

/**
 * What differs per deployment. Every key may be absent and unknown ones are ignored; an invalid value makes only its own key fall back to its
 * default: parsing an object never fails.
 */
export const RuntimeConfigSchema = v.object({
  /** Defaults to production, the stage with the fewest permissions. */
  stage: key(v.picklist(stages), 'production'),
  /** The card provider's publishable key per market; the default market's is the fallback. */
  stripePublishableKey: key(keys, { default: null, north_america: null }),
  /** Address of the payment sandbox's script, used where there is no key. */
  paymentSandboxScript: key(address, null),
  tagManagerId: key(v.nullable(textLike(/^[A-Z0-9-]+$/i)), null),
  /** A script of this site in place of the tag manager's. No other address: it would be one more site whose scripts run in the page. */
  tagManagerScript: key(v.nullable(ownPath), null),
  consent: key(consent, v.parse(consent, {})),
  /** Tag manager and chat are loaded only once the visitor has granted consent. */
  consentRequired: key(v.boolean(), false),
  chat: key(v.nullable(chat), null),
  brands: key(brandConfigs, v.parse(brandConfigs, {})),
  /** Legal texts per brand, parsed where they are needed: `legalTexts`. */
  legal: v.optional(v.unknown(), null),
  /** Where the contract's API is, without a slash at the end. */
  apiBaseUrl: key(
    v.pipe(
      webAddress,
      v.transform((url) => url.replace(/\/+$/, '')),
    ),
    '/api/v1',
  ),
  /** Days for which the campaign id of a visitor is kept. */
  cidDays: key(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)), 30),
  /** Loads the texts over HTTP and posts missing keys. */
  saveMissing: key(v.boolean(), false),
  /** The mode of the occupancy check (`checkOccupancy`), for the form and for the backend. */
  assignment: key(v.picklist(assignmentModes), 'per-cabin'),
  /** Address of a tour's picture, with the placeholder `{id}` for the tour; null if there are none. */
  tourPictures: key(v.nullable(addressWith('{id}')), null),
  /** The same for messengers, which show photographs in 1200 × 630 pixels but no SVG; null if they get `tourPictures`. */
  socialPictures: key(v.nullable(addressWith('{id}')), null),
  /** The sizes in which pictures exist; null if each has only one. */
  pictureVariants: key(v.nullable(pictureVariants), null),
  /** What pictures show, by the end of their address, parsed where it is needed: `pictureCaption`. */
  pictureCaptions: v.optional(v.unknown(), null),
  /** Which of the optional translations the backend has: `GET /translations/tours`, `/vouchers`, `/ports`. */
  translations: key(v.array(v.picklist(optionalTranslations)), []),
  /** The same for tours, as older configurations have it. */
  translatedTours: key(v.boolean(), false),
  /** Where web vitals and uncaught errors are sent, without personal data; null: nowhere. */
  beaconUrl: key(address, null),
  /** The origins of host pages that messages other than the height may go to. */
  parentOrigins: key(v.array(origin), []),
});
export type RuntimeConfig = v.InferOutput<typeof RuntimeConfigSchema>;

/** Whether the backend has translations of these, so that a page may ask for them. */
export const hasTranslations = (
  { translations, translatedTours }: Pick<RuntimeConfig, 'translations' | 'translatedTours'>,
  what: OptionalTranslations,
): boolean => translations.includes(what) || (what === 'tours' && translatedTours);

/** The publishable key of a market; the default market's if it has none of its own. */
export const publishableKey = ({ stripePublishableKey }: Pick<RuntimeConfig, 'stripePublishableKey'>, market: Market): string | null =>
  stripePublishableKey[market] ?? stripePublishableKey[markets[0]];
