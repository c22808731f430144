import { heightLimits, type SharedPart } from '@booking/domain/passengers';
import { DateField, FieldGrid, FieldPair, SelectField, TextField } from '../../form/index.ts';
import { useTranslation } from '../../i18n/index.ts';
import type { PassengersForm } from './passengers-form.ts';
import { SameLastName } from './same-as-before.tsx';

type PersonFieldsProps = { form: PassengersForm; index: number; onTakeOver(index: number, part: SharedPart): void };

/** The personal details of a passenger. `section` separates the browser's autofill of each passenger. */
export function PersonFields({ form, index, onTakeOver }: PersonFieldsProps) {
  const { t } = useTranslation('checkout');
  const section = index === 0 ? '' : `section-passenger${index} `;
  return (
    <FieldGrid>
      <FieldPair wide="equal">
        <form.Field name={`passengers[${index}].firstName`}>
          {(field) => <TextField field={field} label={t('field.firstName')} autoComplete={`${section}given-name`} />}
        </form.Field>
        <form.Field name={`passengers[${index}].lastName`}>
          {(field) => <TextField field={field} label={t('field.lastName')} autoComplete={`${section}family-name`} />}
        </form.Field>
      </FieldPair>
      {index === 0 ? null : <SameLastName form={form} index={index} onTakeOver={onTakeOver} />}
      <FieldPair wide="first">
        <form.Field name={`passengers[${index}].dateOfBirth`}>
          {(field) => <DateField field={field} label={t('field.dateOfBirth')} section={section} />}
        </form.Field>
        <form.Field name={`passengers[${index}].bodyHeight`}>
          {(field) => (
            <TextField
              field={field}
              label={t('field.bodyHeight')}
              hint={t('field.bodyHeightHint')}
              type="number"
              inputMode="numeric"
              min={heightLimits.min}
              max={heightLimits.max}
              step={1}
              unit={{ sign: 'cm', words: t('field.bodyHeightUnit') }}
            />
          )}
        </form.Field>
      </FieldPair>
      <form.Field name={`passengers[${index}].gender`}>
        {(field) => (
          <SelectField
            field={field}
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
      </form.Field>
    </FieldGrid>
  );
}
