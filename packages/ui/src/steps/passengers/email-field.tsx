import { suggestEmailAddress } from '@booking/domain/passengers';
import { useSelector } from '@tanstack/react-form';
import { focusField, TextField } from '../../form/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Button, useAfterPaint } from '../../primitives/index.ts';
import { type PassengersForm, touched } from './passengers-form.ts';
import styles from './phone-field.module.css';

/** The email address, with a question about one that looks mistyped. No address is rejected for it. PASS-67. */
export function EmailField({ form }: { form: PassengersForm }) {
  const { t } = useTranslation('checkout');
  // Deferred, so that the question does not delay typing.
  const typed = useAfterPaint(useSelector(form.store, ({ values }) => values.main.emailAddress));
  const suggested = suggestEmailAddress(typed);
  const take = (address: string): void => {
    form.setFieldValue('main.emailAddress', address);
    focusField('main.emailAddress');
  };
  return (
    <div>
      <form.Field {...touched} name="main.emailAddress">
        {(field) => (
          <TextField
            field={field}
            label={t('field.emailAddress')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint={suggested === null ? undefined : <span aria-live="polite">{t('field.emailQuestion', { address: suggested })}</span>}
          />
        )}
      </form.Field>
      {suggested === null ? null : (
        <Button variant="quiet" className={styles.add} onClick={() => take(suggested)}>
          {t('field.emailTake', { address: suggested })}
        </Button>
      )}
    </div>
  );
}
