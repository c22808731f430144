import type { TravelTermKey } from '@booking/domain/market';
import type { PerBrand } from '../brands.ts';

type Titled = { title: string; text: string };

/** All texts of the stand-in brand site in one language. */
export type Texts = {
  skip: string;
  nav: { label: string; menu: string; tours: string; how: string; article: string; faq: string; contact: string; language: string };
  claim: PerBrand<string>;
  hero: PerBrand<{ title: string; lead: string; alt: string }>;
  heroAction: string;
  allTours: string;
  promises: readonly [Titled, Titled, Titled, Titled];
  tours: {
    title: string;
    lead: PerBrand<string>;
    from: string;
    perPerson: string;
    onTop: string;
    days: (count: number) => string;
    choose: string;
  };
  how: { title: string; steps: PerBrand<readonly [Titled, Titled, Titled]> };
  ships: { title: string; lead: string; cabins: (count: number) => string; guests: (count: number) => string };
  demo: {
    title: string;
    lead: string;
    coupons: string;
    couponsLead: string;
    cards: string;
    cardsLead: string;
    noSandbox: string;
    outcomes: Readonly<Record<CardOutcome, string>>;
    payments: string;
    paymentsLead: string;
    noPayments: string;
    pay: string;
    open: string;
    processing: string;
    settled: string;
    refunded: string;
    disputed: string;
    embedding: string;
    embeddingLead: string;
    embeddingLink: string;
    plainLink: string;
    checkLink: string;
    snippetLink: string;
  };
  article: PerBrand<{
    kicker: string;
    title: string;
    lead: string;
    before: readonly string[];
    bookTitle: string;
    bookLead: string;
    fallback: string;
    after: readonly string[];
    alt: string;
  }>;
  /** The page with a plain frame and its listener, and the self-test of a host page. */
  plain: { title: string; lead: string };
  check: { title: string; lead: string };
  faq: { title: string; lead: string; entries: readonly { question: string; answer: string }[] };
  terms: { title: string; lead: string; sections: Readonly<Record<TravelTermKey, Titled>> };
  contact: { title: string; lead: string; phone: string; email: string; messenger: string; hours: string; note: string };
  footer: { standIn: string; sister: PerBrand<string> };
};

export type CardOutcome =
  | 'succeeds'
  | 'declined'
  | 'funds'
  | 'expired'
  | 'code'
  | 'error'
  | 'invalid'
  | 'secure'
  | 'secureDeclined'
  | 'bank'
  | 'bankFails'
  | 'bankLost'
  | 'bankSlow'
  | 'disputed'
  | 'webhookLate'
  | 'webhookTwice'
  | 'webhookReordered'
  | 'webhookLost';
