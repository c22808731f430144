import { tours } from '@booking/demo-catalogue';
import { type Brand, brands } from '@booking/domain/brand';
import { balanceDueDays, depositPercentage } from '@booking/domain/pricing';
import { type Language, languages } from '@booking/domain/schema';
import { getForBrand, pageHref } from './brands.ts';
import { companies, legalTexts } from './texts/legal-texts.ts';

const perLanguage = <Value>(toValue: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, toValue(language)]));

const toConfig = (brand: Brand) => {
  const page = (name: string) => perLanguage((language) => pageHref({ brand, language }, name));
  return {
    company: getForBrand(companies, brand),
    imprint: page('imprint'),
    privacy: page('privacy'),
    terms: page('terms'),
    accessibility: page('accessibility'),
    guarantee: perLanguage((language) => ({
      name: 'SGR',
      text: legalTexts[language].protection,
      href: pageHref({ brand, language }, 'guarantee'),
      mark: '/brand/guarantee.svg',
    })),
    tourIds: tours.filter((tour) => tour.brand === brand).map(({ id }) => id),
    cancellation: perLanguage((language) => legalTexts[language].cancellation),
    paymentTerms: { depositPercentage, balanceDueDays },
    acceptedCards: ['visa', 'mastercard', 'amex'],
  };
};

/** What the demo configures for its brands: `brands` of the shells' configuration. BRAND-26, BRAND-30. */
export const brandConfig = Object.fromEntries(brands.map((brand) => [brand, toConfig(brand)])) as Record<
  Brand,
  ReturnType<typeof toConfig>
>;
