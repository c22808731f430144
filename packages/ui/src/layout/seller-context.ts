import type { BrandFacts } from '@booking/config';
import { createContext } from 'react';

/** What a summary says of the seller, as far as it is configured: how to cancel, why to trust, whom to ask. */
export type Seller = Pick<BrandFacts, 'cancellation' | 'assurances' | 'phones' | 'whatsapp' | 'contactPerson'>;

export const SellerContext = createContext<Seller>({ cancellation: null, assurances: [], phones: [], whatsapp: null, contactPerson: null });
