import { countryName } from '@booking/domain/passengers';
import { useStore } from '@tanstack/react-form';
import { useEffect, useState } from 'react';
import { focusField, withForm } from '../../form/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { passengersForm } from './form-options.ts';
import styles from './phone-field.module.css';

type DialCodes = typeof import('@booking/domain/dial-codes');

/** The table of calling codes, once a country is chosen. Without it the help stays general. */
function useDialCodes(wanted: boolean): DialCodes | null {
  const [codes, setCodes] = useState<DialCodes | null>(null);
  useEffect(() => {
    if (wanted) import('@booking/domain/dial-codes').then(setCodes, () => {});
  }, [wanted]);
  return codes;
}

/** The phone number. Its help names the calling code of the country, and puts it before a number that has none. No number is refused. PASS-63. */
export const PhoneField = withForm({
  ...passengersForm,
  props: {},
  render: function PhoneField({ form }) {
    const { t } = useTranslation('checkout');
    const { language } = useFormat();
    const { country, phoneNumber } = useStore(form.store, ({ values }) => values.main);
    const codes = useDialCodes(country !== '');
    const code = codes?.dialCode(country) ?? null;
    const whole = code && codes?.withDialCode(phoneNumber, code);
    const add = (number: string): void => {
      form.setFieldValue('main.phoneNumber', number);
      focusField('main.phoneNumber');
    };
    const hint = code ? t('field.phoneHintOf', { code, country: countryName(country, language) }) : t('field.phoneHint');
    return (
      <div>
        <form.AppField name="main.phoneNumber">
          {(field) => <field.TextField label={t('field.phoneNumber')} hint={hint} type="tel" inputMode="tel" autoComplete="tel" />}
        </form.AppField>
        {code && whole ? (
          <Button variant="quiet" className={styles.add} onClick={() => add(whole)}>
            {t('field.phoneAdd', { code })}
          </Button>
        ) : null}
      </div>
    );
  },
});
