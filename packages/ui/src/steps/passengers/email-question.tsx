import { suggestEmailAddress } from '@booking/domain/passengers';
import { useStore } from '@tanstack/react-form';
import { focusField } from '../../form/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, Muted, useAfterPaint } from '../../primitives/index.ts';
import type { PassengersForm } from './passengers-form.ts';
import styles from './phone-field.module.css';

/** Asks whether another email address is meant, if the typed one looks mistyped. */
export function EmailQuestion({ form }: { form: PassengersForm }) {
  const { t } = useTranslation('checkout');
  // Deferred, so that the question does not delay typing.
  const typed = useAfterPaint(useStore(form.store, ({ values }) => values.main.emailAddress));
  const suggested = suggestEmailAddress(typed);
  const take = (address: string): void => {
    form.setFieldValue('main.emailAddress', address);
    focusField('main.emailAddress');
  };
  return (
    <div role="status">
      {suggested === null ? null : (
        <>
          <Muted>{t('field.emailQuestion', { address: suggested })}</Muted>
          <Button variant="quiet" className={styles.add} onClick={() => take(suggested)}>
            {t('field.emailTake', { address: suggested })}
          </Button>
        </>
      )}
    </div>
  );
}
