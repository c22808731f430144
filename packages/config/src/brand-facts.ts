import { type Brand, brandName, type OfficeHours, toBrandPath } from '@booking/domain/brand';
import type { PaymentTerms } from '@booking/domain/pricing';
import type { Language } from '@booking/domain/schema';
import type { Assurance, Guarantee, RuntimeConfig } from './runtime-config.ts';

export type Phone = { label: string; number: string };

/** A brand's contact data and addresses, in one language. */
export type BrandFacts = {
  name: string;
  phones: readonly Phone[];
  /** The messenger number in international form; null if there is none. */
  whatsapp: string | null;
  email: string | null;
  contactForm: string;
  faq: string;
  homeSite: string;
  /** Null if none is configured and there is no demo: then the confirmed page is the last page. */
  thankYou: string | null;
  /** Monday to Friday, in `timeZone`. */
  supportHours: readonly OfficeHours[];
  timeZone: string;
  /** Null if none are configured: then nothing is said about them. */
  paymentTerms: PaymentTerms | null;
  /** The cards whose marks the payment shows, in this order, of those that it has a mark for. */
  acceptedCards: readonly string[];
  /** Who sells: the company's legal name and seat. This and all that follows is null if it is not configured. */
  company: string | null;
  imprint: string | null;
  privacy: string | null;
  terms: string | null;
  accessibility: string | null;
  guarantee: Guarantee | null;
  /** How a booking can be cancelled, in one line. */
  cancellation: string | null;
  /** Reasons to trust the seller, each with its source if it has one; empty if none are configured. */
  assurances: readonly Assurance[];
  /** Who answers the phone. */
  contactPerson: { name: string; picture: string | null } | null;
  /** What messengers show of a link to a page without a tour. */
  socialPicture: string | null;
  /** The tours of the brand's list; null for all. */
  tourIds: readonly string[] | null;
};

// Demo values: phone numbers of ranges reserved for fiction, addresses of the demo's brand site.
const german: Phone = { label: 'Deutschland', number: '+49 30 23125 042' };
const british: Phone = { label: 'United Kingdom', number: '+44 20 7946 0142' };
const american: Phone = { label: 'USA & Canada', number: '+1 202 555 0142' };

type Contact = Pick<BrandFacts, 'whatsapp' | 'email' | 'supportHours'> & {
  /** In English, and in the languages that have others. */
  phones: Readonly<{ en: readonly Phone[] } & Partial<Record<Language, readonly Phone[]>>>;
};

/** A brand without an entry has only the contacts that its deployment configures. */
const contacts: Partial<Record<Brand, Contact>> = {
  boatbiketours: {
    phones: { en: [british, american], nl: [{ label: 'Internationaal', number: british.number }], de: [german] },
    whatsapp: '+44 7700 900142',
    email: 'hello@boatbiketours.example',
    supportHours: [{ from: '08:30', to: '17:00' }],
  },
  islandhopping: {
    phones: { en: [british], nl: [{ label: 'Internationaal', number: british.number }], de: [german] },
    whatsapp: '+44 7700 900143',
    email: 'hello@islandhopping.example',
    supportHours: [
      { from: '09:00', to: '12:00' },
      { from: '14:00', to: '17:00' },
    ],
  },
};

const noContact: Contact = { phones: { en: [] }, whatsapp: null, email: null, supportHours: [] };

/** What a deployment overrides; a fact left out keeps its default. */
type FactsConfig = Pick<RuntimeConfig, 'stage'> & { brands: Readonly<Partial<Record<Brand, Partial<RuntimeConfig['brands'][Brand]>>>> };

/** Both numbers, or none: a percentage is no promise without the day of the rest. */
function toPaymentTerms(given: RuntimeConfig['brands'][Brand]['paymentTerms'] | undefined): PaymentTerms | null {
  const { depositPercentage = null, balanceDueDays = null } = given ?? {};
  return depositPercentage === null || balanceDueDays === null ? null : { depositPercentage, balanceDueDays };
}

/**
 * The facts of a brand in a language: built-in ones, overridden by the deployment's configuration.
 * @param base the brand's base path in the full shell: without a home site the tour list takes its place
 */
export function brandFacts(brand: Brand, language: Language, config: FactsConfig, base = toBrandPath(brand)): BrandFacts {
  const { phones, ...contact } = contacts[brand] ?? noContact;
  const home = `/brand/${brand}/${language}`;
  const given = config.brands[brand] ?? {};
  return {
    name: given.name?.[language] ?? brandName(brand, language),
    phones: given.phones?.[language] ?? phones[language] ?? phones.en,
    whatsapp: given.whatsapp?.[language] ?? contact.whatsapp,
    email: given.email?.[language] ?? contact.email,
    contactForm: given.contactForm?.[language] ?? `${home}/contact`,
    faq: given.faq?.[language] ?? `${home}/faq`,
    homeSite: given.homeSite?.[language] ?? `${base}/tours?all=1&locale=${language}`,
    thankYou: given.thankYou?.[language] ?? (config.stage === 'production' ? null : `${home}/thank-you`),
    supportHours: given.supportHours?.[language] ?? contact.supportHours,
    timeZone: given.timeZone ?? 'Europe/Amsterdam',
    paymentTerms: toPaymentTerms(given.paymentTerms),
    acceptedCards: given.acceptedCards ?? [],
    company: given.company?.[language] ?? null,
    imprint: given.imprint?.[language] ?? null,
    privacy: given.privacy?.[language] ?? null,
    terms: given.terms?.[language] ?? null,
    accessibility: given.accessibility?.[language] ?? null,
    guarantee: given.guarantee?.[language] ?? null,
    cancellation: given.cancellation?.[language] ?? null,
    assurances: given.assurances?.[language] ?? [],
    contactPerson: given.contactPerson?.[language] ?? null,
    socialPicture: given.socialPicture?.[language] ?? null,
    tourIds: given.tourIds ?? null,
  };
}
