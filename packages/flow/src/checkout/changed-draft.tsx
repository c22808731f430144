import type { PassengersFormValues } from '@booking/domain/passengers';
import { isIsoDate } from '@booking/domain/schema';
import { useFormat, useTranslation } from '@booking/ui/i18n';
import { ChangedElsewhere, type ChangedElsewhereProps } from '@booking/ui/steps/meanwhile';
import type { CheckoutTrip } from './checkout-trip.ts';
import { type DraftChange, draftChanges } from './draft-changes.ts';

type ChangedDraftProps = Omit<ChangedElsewhereProps, 'changes'> & {
  trip: CheckoutTrip;
  mine: PassengersFormValues;
  /** Null: everything was removed. */
  theirs: PassengersFormValues | null;
};

/** The changes of another tab in words. */
export function ChangedDraft({ trip, mine, theirs, ...rest }: ChangedDraftProps) {
  const { t } = useTranslation('checkout');
  const { date } = useFormat();
  const { cabinOptions, names } = trip;
  const wordOf = (field: string, value: string): string => {
    const cabin = cabinOptions.find(({ key }) => key === value);
    if (field === 'cabin' && cabin) return `${cabin.name} ${cabin.number}`;
    if (field === 'dateOfBirth' && isIsoDate(value)) return date(value, 'full');
    if (field === 'gender' && value !== '') return t(value === 'Male' ? 'field.male' : 'field.female');
    return names.productNames[value] ?? value;
  };
  const inWords = (field: string, value: DraftChange['from']): string =>
    (typeof value === 'string' ? [value] : value).map((one) => wordOf(field, one)).join(', ');
  const changes =
    theirs &&
    draftChanges(mine, theirs).map(({ passenger, field, from, to }) => ({
      who: passenger ? t('passengers.shortAdditional', { index: passenger }) : t('passengers.shortMain'),
      // Each field of the form has a label by its name.
      field: t(`field.${field as 'firstName'}`),
      from: inWords(field, from),
      to: inWords(field, to),
    }));
  return <ChangedElsewhere changes={changes} {...rest} />;
}
