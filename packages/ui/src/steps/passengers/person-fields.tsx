import { heightLimits } from '@booking/domain/passengers';
import { FieldGrid, FieldPair, withForm } from '../../form/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import { passengersForm } from './form-options.ts';

/** Who a passenger is. `section` keeps the browser's autofill of one passenger apart from another's. */
export const PersonFields = withForm({
  ...passengersForm,
  props: { index: 0 },
  render: function PersonFields({ form, index }) {
    const { t } = useTranslation('checkout');
    const section = index === 0 ? '' : `section-passenger${index} `;
    return (
      <FieldGrid>
        <form.AppField name={`passengers[${index}].firstName`}>
          {(field) => <field.TextField label={t('field.firstName')} hint={t('field.nameHint')} autoComplete={`${section}given-name`} />}
        </form.AppField>
        <form.AppField name={`passengers[${index}].lastName`}>
          {(field) => <field.TextField label={t('field.lastName')} autoComplete={`${section}family-name`} />}
        </form.AppField>
        <form.AppField name={`passengers[${index}].dateOfBirth`}>
          {(field) => <field.DateField label={t('field.dateOfBirth')} section={section} />}
        </form.AppField>
        <FieldPair>
          <form.AppField name={`passengers[${index}].gender`}>
            {(field) => (
              <field.SelectField
                label={t('field.gender')}
                optional
                empty={t('field.genderEmpty')}
                autoComplete={`${section}sex`}
                options={[
                  { value: 'Female', label: t('field.female') },
                  { value: 'Male', label: t('field.male') },
                ]}
              />
            )}
          </form.AppField>
          <form.AppField name={`passengers[${index}].bodyHeight`}>
            {(field) => (
              <field.TextField
                label={t('field.bodyHeight')}
                hint={t('field.bodyHeightHint')}
                type="number"
                inputMode="numeric"
                min={heightLimits.min}
                max={heightLimits.max}
                step={1}
                unit="cm"
              />
            )}
          </form.AppField>
        </FieldPair>
      </FieldGrid>
    );
  },
});
