import { noInsurance } from '@booking/domain/insurance';
import type { QuoteInput } from '@booking/domain/pricing';
import { additionalProductsEntries } from '../storage/additional-products.ts';
import { consentsEntries } from '../storage/consents.ts';
import { useFirstStored } from '../storage/use-first-stored.ts';

const noProducts: QuoteInput['additional'] = {};

/** What was chosen on the confirmation page, as of when this page was opened: it counts on the steps before it as well. PRICE-28. */
export function useStoredExtras(departureId: string): Pick<QuoteInput, 'additional' | 'insurance'> {
  const additional = useFirstStored(additionalProductsEntries, (entries) => entries.peek(departureId))?.value;
  const consents = useFirstStored(consentsEntries, (entries) => entries.peek(departureId))?.value;
  return { additional: additional ?? noProducts, insurance: consents?.insurance ?? noInsurance };
}
