import { countryCodes, countryName, leadCountries } from '@booking/domain/passengers';
import type { Language } from '@booking/domain/schema';
import { useDeferredValue, useMemo } from 'react';
import { type FormField, SelectField } from '../../form/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';

const line = { value: '-', label: '──────────', disabled: true };

/** The countries most visitors of the language come from, then all others sorted by name. */
function getCountryOptions(language: Language, codes: readonly string[]) {
  const lead = leadCountries(language);
  const named = (some: readonly string[]) => some.map((code) => ({ value: code, label: countryName(code, language) }));
  const rest = named(codes.filter((code) => !lead.includes(code)));
  return [...named(lead), line, ...rest.toSorted((one, other) => one.label.localeCompare(other.label, language))];
}

/** The main booker's country. The first render contains only the chosen country; a deferred render adds the other two hundred. */
export function CountryField({ field }: { field: FormField<string> }) {
  const { t } = useTranslation('checkout');
  const { language } = useFormat();
  const country = field.state.value;
  const codes = useDeferredValue(countryCodes, country === '' ? [] : [country]);
  const options = useMemo(() => getCountryOptions(language, codes), [language, codes]);
  return <SelectField field={field} label={t('field.country')} empty={t('field.choose')} autoComplete="country" options={options} />;
}
