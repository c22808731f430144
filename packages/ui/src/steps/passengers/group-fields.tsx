import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import { FieldGrid, TextField, WideField } from '../../form/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { Disclosure } from '../../primitives/index.ts';
import type { PassengersForm } from './passengers-form.ts';

/** What few visitors need, behind one line. It is open if it holds something, or an error. */
export function GroupFields({ form }: { form: PassengersForm }) {
  const { t } = useTranslation('checkout');
  const isUsed = useStore(form.store, ({ values: { main }, fieldMeta }) => {
    const errors = [fieldMeta['main.groupName'], fieldMeta['main.customerRemarks']].flatMap((meta) => meta?.errors ?? []);
    return main.groupName !== '' || main.customerRemarks !== '' || errors.length > 0;
  });
  // It never closes by itself.
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed && !wasUsed) setWasUsed(true);
  return (
    <Disclosure summary={t('passengers.group')} open={wasUsed}>
      <FieldGrid>
        <form.Field name="main.groupName">
          {(field) => <TextField field={field} label={t('field.groupName')} hint={t('field.groupHint')} optional autoComplete="off" />}
        </form.Field>
        <WideField>
          <form.Field name="main.customerRemarks">
            {(field) => <TextField field={field} label={t('field.customerRemarks')} optional rows={3} autoComplete="off" />}
          </form.Field>
        </WideField>
      </FieldGrid>
    </Disclosure>
  );
}
