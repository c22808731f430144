import { countryName } from '@booking/domain/passengers';
import { useStore } from '@tanstack/react-form';
import { focusField, TextField } from '../../form/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Button, useAfterPaint } from '../../primitives/index.ts';
import { type PassengersForm, touched } from './passengers-form.ts';
import styles from './phone-field.module.css';
import { useCountryDetails } from './use-country-details.ts';

/** The phone number, with the country's calling code as help and a button that adds it to a number without one. No number is rejected. PASS-63. */
export function PhoneField({ form }: { form: PassengersForm }) {
  const { t } = useTranslation('checkout');
  const { language } = useFormat();
  // Deferred, so that the help does not delay typing.
  const { country, phoneNumber } = useAfterPaint(useStore(form.store, ({ values }) => values.main));
  const details = useCountryDetails(country !== '');
  const code = details?.dialCode(country) ?? null;
  const fullNumber = code && details?.withDialCode(phoneNumber, code);
  const add = (number: string): void => {
    form.setFieldValue('main.phoneNumber', number);
    focusField('main.phoneNumber');
  };
  const hint = code ? t('field.phoneHintOf', { code, country: countryName(country, language) }) : t('field.phoneHint');
  return (
    <div>
      <form.Field {...touched} name="main.phoneNumber">
        {(field) => <TextField field={field} label={t('field.phoneNumber')} hint={hint} type="tel" inputMode="tel" autoComplete="tel" />}
      </form.Field>
      {code && fullNumber ? (
        <Button variant="quiet" className={styles.add} onClick={() => add(fullNumber)}>
          {t('field.phoneAdd', { code })}
        </Button>
      ) : null}
    </div>
  );
}
