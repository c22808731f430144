import { type BrandFacts, brandFacts } from '@booking/config';
import type { Brand } from '@booking/domain/brand';
import type { Language } from '@booking/domain/schema';
import { sampleFacts } from '../../src/layout/sample-page.ts';

type Contacts = Pick<BrandFacts, 'name' | 'phones' | 'whatsapp' | 'email' | 'supportHours' | 'contactPerson'>;

/** The brand's own contacts, for whole pages; none for a brand that has none. Hours and contact person are those of the sample, which has a break. */
export function contactsOf(brand: Brand, language: Language): Contacts {
  const { name, phones, whatsapp, email } = brandFacts(brand, language, { brands: {}, stage: 'production' });
  const { supportHours, contactPerson } = phones.length > 0 ? sampleFacts : { supportHours: [], contactPerson: null };
  return { name, phones, whatsapp, email, supportHours, contactPerson };
}
