import { getRegions } from '@booking/domain/country-details';
import { useStore } from '@tanstack/react-form';
import { FieldGrid, FieldPair, SelectField, TextField, WideField } from '../../form/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { CountryField } from './country-field.tsx';
import { EmailField } from './email-field.tsx';
import { GroupFields } from './group-fields.tsx';
import type { PassengersForm } from './passengers-form.ts';
import { PhoneField } from './phone-field.tsx';

/** For US and CA only. It is rendered without a delay, as Tab moves from the country to it. */
function StateField({ form }: { form: PassengersForm }) {
  const { t } = useTranslation('checkout');
  const country = useStore(form.store, (state) => state.values.main.country);
  const regions = getRegions(country);
  return regions.length === 0 ? null : (
    <form.Field name="main.state">
      {(field) => (
        <SelectField
          field={field}
          label={t('field.state')}
          empty={t('field.choose')}
          autoComplete="address-level1"
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </form.Field>
  );
}

/** The main booker's contact details. Changing the country clears the state. */
export function ContactFields({ form }: { form: PassengersForm }) {
  const { t } = useTranslation('checkout');
  const clearState = (): void => {
    if (form.state.values.main.state) form.setFieldValue('main.state', '');
  };
  return (
    <FieldGrid>
      <EmailField form={form} />
      <PhoneField form={form} />
      <form.Field name="main.country" listeners={{ onChange: clearState }}>
        {(field) => <CountryField field={field} />}
      </form.Field>
      <StateField form={form} />
      <form.Field name="main.streetAddress">
        {(field) => <TextField field={field} label={t('field.streetAddress')} hint={t('field.streetHint')} autoComplete="address-line1" />}
      </form.Field>
      <FieldPair wide="last">
        <form.Field name="main.zipCode">
          {(field) => (
            <TextField field={field} label={t('field.zipCode')} autoComplete="postal-code" autoCapitalize="characters" spellCheck={false} />
          )}
        </form.Field>
        <form.Field name="main.city">
          {(field) => <TextField field={field} label={t('field.city')} autoComplete="address-level2" />}
        </form.Field>
      </FieldPair>
      <WideField>
        <GroupFields form={form} />
      </WideField>
    </FieldGrid>
  );
}
