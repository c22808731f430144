import { dialCode } from '@booking/domain/country-details';
import { countryName } from '@booking/domain/passengers';
import { useStore } from '@tanstack/react-form';
import { TextField } from '../../form/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { useAfterPaint } from '../../primitives/index.ts';
import type { PassengersForm } from './passengers-form.ts';
import { PhoneCode } from './phone-code.tsx';

/** The phone number. Its help names the chosen country's calling code; a button adds it to a number without one. */
export function PhoneField({ form }: { form: PassengersForm }) {
  const { t } = useTranslation('checkout');
  const { language } = useFormat();
  // Deferred, so that the help does not delay the choice of a country.
  const country = useAfterPaint(useStore(form.store, ({ values }) => values.main.country));
  const code = dialCode(country);
  const hint = code ? t('field.phoneHintOf', { code, country: countryName(country, language) }) : t('field.phoneHint');
  return (
    <div>
      <form.Field name="main.phoneNumber">
        {(field) => <TextField field={field} label={t('field.phoneNumber')} hint={hint} type="tel" inputMode="tel" autoComplete="tel" />}
      </form.Field>
      {code ? <PhoneCode form={form} code={code} /> : null}
    </div>
  );
}
