import { type ChosenPolicies, nothingChosen } from '@booking/domain/insurance';
import type { QuoteInput } from '@booking/domain/pricing';
import { additionalProductsEntries } from '../../storage/additional-products.ts';
import { consentsEntries } from '../../storage/consents.ts';
import { useFirstStored } from '../../storage/use-first-stored.ts';

const noProducts: QuoteInput['additional'] = {};

/** What was chosen on the confirmation page, as of when this page was opened: it counts on the steps before it as well. */
export function useStoredExtras(departureId: string): { additional: QuoteInput['additional']; chosen: ChosenPolicies } {
  const additional = useFirstStored(additionalProductsEntries, (entries) => entries.peek(departureId))?.value;
  const consents = useFirstStored(consentsEntries, (entries) => entries.peek(departureId))?.value;
  return { additional: additional ?? noProducts, chosen: consents?.insurance ?? nothingChosen };
}
