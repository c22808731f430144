import { countryCodes, countryName, leadCountries, regionsOf } from '@booking/domain/passengers';
import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import { FieldGrid, FieldPair, WideField, withForm } from '../../form/index.ts';
import { type Format, useFormat, useTranslation } from '../../i18n/index.ts';
import { passengersForm } from './form-options.ts';
import { PhoneField } from './phone-field.tsx';

const line = { value: '-', label: '──────────', disabled: true };

/** All countries by name, after those that most visitors of the language come from. PASS-26, PASS-27. */
function countryOptions({ language }: Format) {
  const lead = leadCountries(language);
  const named = (codes: readonly string[]) => codes.map((code) => ({ value: code, label: countryName(code, language) }));
  const rest = named(countryCodes.filter((code) => !lead.includes(code)));
  return [...named(lead), line, ...rest.toSorted((one, other) => one.label.localeCompare(other.label, language))];
}

/** How to reach the main booker. The state is for US and CA only; another country clears it. */
export const ContactFields = withForm({
  ...passengersForm,
  props: {},
  render: function ContactFields({ form }) {
    const { t } = useTranslation('checkout');
    const format = useFormat();
    const countries = useMemo(() => countryOptions(format), [format]);
    const regions = regionsOf(useStore(form.store, (state) => state.values.main.country));
    return (
      <FieldGrid>
        <form.AppField name="main.emailAddress">
          {(field) => (
            <field.TextField
              label={t('field.emailAddress')}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </form.AppField>
        <PhoneField form={form} />
        <form.AppField name="main.country" listeners={{ onChange: () => form.setFieldValue('main.state', '') }}>
          {(field) => <field.SelectField label={t('field.country')} empty={t('field.choose')} autoComplete="country" options={countries} />}
        </form.AppField>
        {regions.length === 0 ? null : (
          <form.AppField name="main.state">
            {(field) => (
              <field.SelectField
                label={t('field.state')}
                empty={t('field.choose')}
                autoComplete="address-level1"
                options={regions.map(({ code, name }) => ({ value: code, label: name }))}
              />
            )}
          </form.AppField>
        )}
        <form.AppField name="main.streetAddress">
          {(field) => <field.TextField label={t('field.streetAddress')} hint={t('field.streetHint')} autoComplete="address-line1" />}
        </form.AppField>
        <FieldPair>
          <form.AppField name="main.zipCode">
            {(field) => (
              <field.TextField label={t('field.zipCode')} autoComplete="postal-code" autoCapitalize="characters" spellCheck={false} />
            )}
          </form.AppField>
          <form.AppField name="main.city">
            {(field) => <field.TextField label={t('field.city')} autoComplete="address-level2" />}
          </form.AppField>
        </FieldPair>
        <form.AppField name="main.groupName">
          {(field) => <field.TextField label={t('field.groupName')} hint={t('field.groupHint')} optional autoComplete="off" />}
        </form.AppField>
        <WideField>
          <form.AppField name="main.customerRemarks">
            {(field) => <field.TextField label={t('field.customerRemarks')} optional rows={3} autoComplete="off" />}
          </form.AppField>
        </WideField>
      </FieldGrid>
    );
  },
});
