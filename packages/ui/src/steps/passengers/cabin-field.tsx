import { cabinPlaces } from '@booking/domain/cabins';
import { startTransition, useEffect, useState } from 'react';
import { SelectField } from '../../form/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import type { PassengerOffer } from './offer.ts';
import type { PassengersForm } from './passengers-form.ts';

type Sleeper = [cabin: string, firstName: string];

/** Milliseconds without a change after which the options follow: longer than between two keys. */
const settleDelay = 300;

/** The cabin and first name of each passenger, as text, which React compares by value. */
const getSleepers = (form: PassengersForm): string =>
  JSON.stringify(form.state.values.passengers.map(({ cabin, firstName }): Sleeper => [cabin, firstName.trim()]));

/** Who sleeps where. It follows the form with a delay, as an update on every key would slow down typing in a name. */
function useSleepers(form: PassengersForm): readonly Sleeper[] {
  const [sleepers, setSleepers] = useState(() => getSleepers(form));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let { values } = form.state;
    const { unsubscribe } = form.store.subscribe((state) => {
      // The metadata of a field is part of the state, too.
      if (state.values === values) return;
      values = state.values;
      clearTimeout(timer);
      timer = setTimeout(() => startTransition(() => setSleepers(getSleepers(form))), settleDelay);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [form]);
  return JSON.parse(sleepers) as Sleeper[];
}

type CabinFieldProps = { form: PassengersForm; index: number; offer: Pick<PassengerOffer, 'cabins' | 'assignment'> };

/** The choice of a cabin. Each option says who sleeps there and how many places are free, as the form's rule counts them. */
export function CabinField({ form, index, offer: { cabins, assignment } }: CabinFieldProps) {
  const { t } = useTranslation('checkout');
  const { t: tCommon } = useTranslation('common');
  const { language } = useFormat();
  const sleepers = useSleepers(form);
  const listed = new Intl.ListFormat(language);
  /** The names of those inside, and the number of those without a name. */
  const toWords = (inside: readonly string[]): string => {
    const named = inside.filter(Boolean);
    const unnamed = inside.length - named.length;
    if (named.length === 0) return unnamed === 0 ? '' : tCommon('persons', { count: unnamed });
    return unnamed === 0 ? listed.format(named) : `${listed.format(named)} + ${unnamed}`;
  };
  const places = cabinPlaces(
    sleepers.map(([cabin]) => cabin),
    cabins,
    assignment,
  );
  const options = cabins.map(({ key, name, number }) => {
    const inside = sleepers.flatMap(([cabin, firstName], at) => (cabin === key ? [at === 0 ? t('cabinYou') : firstName] : []));
    const { free = 0, isCrowded = false } = places.get(key) ?? {};
    const room = isCrowded ? t('cabinTooMany') : free > 0 ? t('cabinFree', { count: free }) : '';
    return { value: key, label: [t('field.cabinOption', { name, number }), toWords(inside), room].filter(Boolean).join(' · ') };
  });
  return (
    <form.Field name={`passengers[${index}].cabin`}>
      {(field) => <SelectField field={field} label={t('field.cabin')} empty={t('field.choose')} options={options} />}
    </form.Field>
  );
}
