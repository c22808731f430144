import type { BrandFacts } from '@booking/config';
import type { Brand } from '@booking/domain/brand';
import type { Language } from '@booking/domain/schema';

/** A standalone payment that the home page offers for trying out; `amount` in euros. */
export type DemoPayment = {
  id: string;
  description: string | null;
  amount: number;
  status: string;
  /** Whether some of it was paid back. */
  refunded: boolean;
  disputed: boolean;
};

export type BrandSiteDeps = {
  /** Whether the payment sandbox stands in for the card provider: only then are its test cards listed. */
  sandbox: boolean;
  /** The demo's own standalone payments as they are now: the page is public, so never a customer's. */
  demoPayments(): Promise<readonly DemoPayment[]>;
  /** Phone numbers and the like, the same that the tool's help block shows. */
  facts(brand: Brand, language: Language): BrandFacts;
};
