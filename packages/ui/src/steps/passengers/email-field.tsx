import { TextField } from '../../form/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { EmailQuestion } from './email-question.tsx';
import type { PassengersForm } from './passengers-form.ts';

/** The email address, with a question about one that looks mistyped. No address is rejected for it. */
export function EmailField({ form }: { form: PassengersForm }) {
  const { t } = useTranslation('checkout');
  return (
    <div>
      <form.Field name="main.emailAddress">
        {(field) => (
          <TextField
            field={field}
            label={t('field.emailAddress')}
            // A browser turns the domain of an `email` field into Punycode.
            type="text"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </form.Field>
      <EmailQuestion form={form} />
    </div>
  );
}
