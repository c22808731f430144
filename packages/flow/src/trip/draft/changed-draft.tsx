import type { PassengersFormValues } from '@booking/domain/passengers';
import { isIsoDate } from '@booking/domain/schema';
import { useFormat, useTranslation } from '@booking/ui/i18n';
import { ChangedElsewhere, type ChangedElsewhereProps } from '@booking/ui/steps/conflicts';
import type { CheckoutTrip } from '../checkout-trip.ts';
import { type DraftChange, draftChanges } from './draft-changes.ts';

type ChangedDraftProps = Omit<ChangedElsewhereProps, 'changes'> & {
  trip: CheckoutTrip;
  mine: PassengersFormValues;
  /** Null if the other tab has removed everything. */
  theirs: PassengersFormValues | null;
};

/** Shows the conflicting changes of another tab, with formatted values. */
export function ChangedDraft({ trip, mine, theirs, ...rest }: ChangedDraftProps) {
  const { t } = useTranslation('checkout');
  const { date } = useFormat();
  const { context, names } = trip;
  const formatValue = (field: string, value: string): string => {
    const cabin = context.cabinOptions.find(({ key }) => key === value);
    if (field === 'cabin' && cabin) return t('field.cabinOption', { name: cabin.name, number: cabin.number });
    if (field === 'dateOfBirth' && isIsoDate(value)) return date(value, 'full');
    if (field === 'gender' && value !== '') return t(value === 'Male' ? 'field.male' : 'field.female');
    return names.productNames[value] ?? value;
  };
  const formatValues = (field: string, value: DraftChange['from']): string =>
    (typeof value === 'string' ? [value] : value).map((one) => formatValue(field, one)).join('; ');
  const changes =
    theirs &&
    draftChanges(mine, theirs).map(({ passenger, field, from, to }) => ({
      who: passenger ? t('passengers.shortAdditional', { index: passenger }) : t('passengers.shortMain'),
      // The texts have a label for each field name.
      field: t(`field.${field as 'firstName'}`),
      from: formatValues(field, from),
      to: formatValues(field, to),
    }));
  return <ChangedElsewhere changes={changes} {...rest} />;
}
