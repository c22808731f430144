import type { BrandFacts } from '@booking/config';
import { type Language, languages } from '@booking/domain/schema';
import { facts } from '@booking/languages';
import type { LanguageLink } from './header/language-switch.tsx';
import type { ProgressStep } from './progress/progress.tsx';

/** Sample brand facts for stories. */
export const sampleFacts: BrandFacts = {
  name: 'Boat Bike Tours',
  phones: [
    { label: 'United Kingdom', number: '+44 20 7946 0142' },
    { label: 'USA & Canada', number: '+1 202 555 0142' },
  ],
  whatsapp: '+44 7700 900142',
  email: 'hello@boatbiketours.example',
  contactForm: '/contact',
  faq: '/faq',
  homeSite: '/home',
  thankYou: '/thank-you',
  paymentTerms: null,
  acceptedCards: [],
  tourIds: null,
  supportHours: [
    { from: '09:00', to: '12:00' },
    { from: '14:00', to: '17:00' },
  ],
  timeZone: 'Europe/Amsterdam',
  assurances: [],
  contactPerson: { name: 'Marijke', picture: null },
  socialPicture: null,
  company: 'Example Tours B.V., Amsterdam',
  imprint: '/imprint',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  guarantee: {
    name: 'SGR',
    text: 'The guarantee fund refunds you if we become insolvent.',
    contact: 'Example Street 1, Rotterdam, fund@example.com',
    href: '/guarantee',
    mark: null,
  },
  cancellation: 'Free to cancel until 90 days before departure. After that, the charges in the terms apply.',
};

/** A Monday, 10 o'clock in Amsterdam. */
export const sampleNow = (): number => Date.parse('2027-05-10T08:00:00Z');

export const sampleLanguages = (current: Language): LanguageLink[] =>
  languages.map((code) => ({ code, label: facts[code].name, href: `?locale=${code}`, current: code === current }));

const keys = ['back_to_home', 'departure_date', 'ship', 'cabins', 'personal_information', 'price_overview', 'payment'] as const;

/** The progress steps, with the step at `index` as the current one. */
export const sampleSteps = (current: number, label: (key: (typeof keys)[number]) => string): ProgressStep[] =>
  keys.map((key, index) => ({
    key,
    label: label(key),
    href: index < current && index < 5 ? `/${key}` : null,
    state: index < current ? 'done' : index === current ? 'current' : 'later',
  }));
