import { countryName } from '@booking/domain/passengers';
import { useStore } from '@tanstack/react-form';
import { TextField } from '../../form/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { useAfterPaint } from '../../primitives/index.ts';
import type { PassengersForm } from './passengers-form.ts';
import { useCountryDetails } from './use-country-details.ts';
import { useFormParts } from './use-form-parts.ts';

/** The phone number. Its help names the chosen country's calling code; a button adds it to a number without one. */
export function PhoneField({ form }: { form: PassengersForm }) {
  const { t } = useTranslation('checkout');
  const { language } = useFormat();
  // Deferred, so that the help does not delay the choice of a country.
  const country = useAfterPaint(useStore(form.store, ({ values }) => values.main.country));
  const code = useCountryDetails(country !== '')?.dialCode(country) ?? null;
  const parts = useFormParts();
  const hint = code ? t('field.phoneHintOf', { code, country: countryName(country, language) }) : t('field.phoneHint');
  return (
    <div>
      <form.Field name="main.phoneNumber">
        {(field) => <TextField field={field} label={t('field.phoneNumber')} hint={hint} type="tel" inputMode="tel" autoComplete="tel" />}
      </form.Field>
      {code && parts ? <parts.PhoneCode form={form} code={code} /> : null}
    </div>
  );
}
