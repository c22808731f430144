import { withDialCode } from '@booking/domain/country-details';
import { useStore } from '@tanstack/react-form';
import { focusField } from '../../form/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, useAfterPaint } from '../../primitives/index.ts';
import type { PassengersForm } from './passengers-form.ts';
import styles from './phone-field.module.css';

/** Offers to put the calling code before a phone number that has none. */
export function PhoneCode({ form, code }: { form: PassengersForm; code: string }) {
  const { t } = useTranslation('checkout');
  // Deferred, so that the offer does not delay typing.
  const fullNumber = withDialCode(useAfterPaint(useStore(form.store, ({ values }) => values.main.phoneNumber)), code);
  const add = (number: string): void => {
    form.setFieldValue('main.phoneNumber', number);
    focusField('main.phoneNumber');
  };
  return fullNumber ? (
    <Button variant="quiet" className={styles.add} onClick={() => add(fullNumber)}>
      {t('field.phoneAdd', { code })}
    </Button>
  ) : null;
}
