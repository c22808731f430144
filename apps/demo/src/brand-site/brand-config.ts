import { tours } from '@booking/demo-catalogue';
import { type Brand, brands } from '@booking/domain/brand';
import { travelTermKeys } from '@booking/domain/market';
import { balanceDueDays, depositPercentage } from '@booking/domain/pricing';
import { insuranceTypes, type Language, languages } from '@booking/domain/schema';
import { inLanguage } from '@booking/languages';
import { pageHref } from './brands.ts';
import { insuranceTermsPage, insurer } from './texts/insurance-terms.ts';
import { companies, legalTexts } from './texts/legal-texts.ts';

const perLanguage = <Value>(toValue: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, toValue(language)]));

/** Invented, like everything of the demo. A brand without them has none: those of another brand would be wrong under its name. */
const founded: Partial<Record<Brand, number>> = { boatbiketours: 1998, islandhopping: 2006 };
const contactPersons: Partial<Record<Brand, { name: string; picture: string }>> = {
  boatbiketours: { name: 'Marijke', picture: '/images/brand/contact-boatbiketours.svg' },
  islandhopping: { name: 'Ivana', picture: '/images/brand/contact-islandhopping.svg' },
};

/** The address of a page of the brand's site, per language. */
const toPage = (brand: Brand) => (name: string) => perLanguage((language) => pageHref({ brand, language }, name));

/** What the demo configures for a brand. */
export const toConfig = (brand: Brand) => {
  const page = toPage(brand);
  return {
    homeSite: page(''),
    company: companies[brand] ?? null,
    imprint: page('imprint'),
    privacy: page('privacy'),
    terms: page('terms'),
    accessibility: page('accessibility'),
    guarantee: perLanguage((language) => {
      const { protection, fundContact } = inLanguage(legalTexts, language);
      return {
        name: 'SGR',
        text: protection,
        contact: fundContact,
        href: pageHref({ brand, language }, 'guarantee'),
        mark: '/brand/guarantee.svg',
      };
    }),
    tourIds: tours.filter((tour) => tour.brand === brand).map(({ id }) => id),
    cancellation: perLanguage((language) => inLanguage(legalTexts, language).cancellation),
    assurances: perLanguage((language) => {
      const { rating, verified, since } = inLanguage(legalTexts, language);
      const year = founded[brand];
      return [
        { text: rating, href: pageHref({ brand, language }, 'reviews'), verified },
        ...(year === undefined ? [] : [{ text: since(year), href: null, verified: null }]),
      ];
    }),
    contactPerson: contactPersons[brand] ?? null,
    socialPicture: `/brand/social/${brand}.png`,
    paymentTerms: { depositPercentage, balanceDueDays },
    acceptedCards: ['visa', 'mastercard', 'amex'],
  };
};

/** What the demo configures for its brands: `brands` of the shells' configuration. */
export const brandConfig = Object.fromEntries(brands.map((brand) => [brand, toConfig(brand)])) as Record<
  Brand,
  ReturnType<typeof toConfig>
>;

/** The demo's insurer and the addresses of its terms: `legal` of the shells' configuration. */
export const legalConfig = Object.fromEntries(
  brands.map((brand) => {
    const page = toPage(brand);
    const ofTravel = travelTermKeys.map((key) => [key, page(`terms#${key}`)]);
    const ofInsurance = insuranceTypes.map((type) => [type, page(insuranceTermsPage(type))]);
    const insurers = insuranceTypes.map((type) => [
      type,
      perLanguage((language) => ({ name: insurer, informationSheet: page(`${insuranceTermsPage(type)}#product`)[language] })),
    ]);
    return [brand, { insurers: Object.fromEntries(insurers), terms: Object.fromEntries([...ofTravel, ...ofInsurance]) }];
  }),
) as Record<Brand, { insurers: object; terms: object }>;
