import { useStore } from '@tanstack/react-form';
import { CheckboxGroup, FieldGrid, RadioCards, SelectField } from '../../form/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Picture, RichText } from '../../primitives/index.ts';
import { BikeDrawing } from './bike-drawing.tsx';
import type { OfferedProduct, PassengerOffer } from './offer.ts';
import { type PassengersForm, touched } from './passengers-form.ts';

/** The number of passengers in each cabin, joined to one string, so that a selector can compare it by value. */
const getOccupancy = (passengers: readonly { cabin: string }[], cabins: PassengerOffer['cabins']): string =>
  cabins.map(({ key }) => passengers.filter(({ cabin }) => cabin === key).length).join(',');

/** What a product says about itself, such as its minimum age; null if it says nothing. PASS-75. */
const toDescription = (html: string | null | undefined) => (html ? <RichText html={html} small /> : null);

/** A passenger's choices for the trip: cabin, bicycle, diet and extras. */
export function TripFields({ form, index, offer }: { form: PassengersForm; index: number; offer: PassengerOffer }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const taken = useStore(form.store, (state) => getOccupancy(state.values.passengers, offer.cabins)).split(',');
  const toPrice = ({ price, pricePerDay }: OfferedProduct): string => {
    if (price === 0) return t('price.free');
    const trip = t('price.trip', { price: money(price, { whole: true }) });
    return pricePerDay === null ? trip : `${t('price.day', { price: money(pricePerDay, { whole: true }) })} · ${trip}`;
  };
  const diets = new Map(offer.diets.map((diet) => [diet.id, diet]));

  const cabins = offer.cabins.map(({ key, name, number, spaces }, at) => {
    const left = spaces - Number(taken[at]);
    const free = left > 0 ? t('cabinFree', { free: left, spaces }) : left === 0 ? t('cabinFull') : t('cabinTooMany');
    return { value: key, label: t('cabinOption', { name, number, free }) };
  });
  return (
    <>
      <FieldGrid>
        <form.Field {...touched} name={`passengers[${index}].cabin`}>
          {(field) => <SelectField field={field} label={t('field.cabin')} empty={t('field.choose')} options={cabins} />}
        </form.Field>
        {offer.diets.length === 0 ? null : (
          <form.Field {...touched} name={`passengers[${index}].diet`}>
            {(field) => (
              <SelectField
                field={field}
                label={t('field.diet')}
                hint={toDescription(diets.get(field.state.value)?.description)}
                optional
                empty={t('field.noDiet')}
                options={offer.diets.map((diet) => ({
                  value: diet.id,
                  label: diet.price === 0 ? diet.name : `${diet.name} · ${toPrice(diet)}`,
                }))}
              />
            )}
          </form.Field>
        )}
      </FieldGrid>
      {offer.bikes.length === 0 ? null : (
        <form.Field {...touched} name={`passengers[${index}].bike`}>
          {(field) => (
            <RadioCards
              field={field}
              label={t('field.bike')}
              options={offer.bikes.map((bike) => ({
                value: bike.id,
                label: bike.name,
                note: toPrice(bike),
                description: toDescription(bike.description),
                picture: bike.image ? <Picture src={bike.image} alt="" width={240} height={120} /> : <BikeDrawing />,
              }))}
            />
          )}
        </form.Field>
      )}
      {offer.other.length === 0 ? null : (
        <form.Field {...touched} name={`passengers[${index}].other`}>
          {(field) => (
            <CheckboxGroup
              field={field}
              label={t('field.other')}
              options={offer.other.map((product) => ({
                value: product.id,
                label: product.name,
                note: toPrice(product),
                mandatory: product.mandatory,
                description:
                  product.mandatory || product.description ? (
                    <>
                      {product.mandatory ? <span>{t('price.mandatory')}</span> : null}
                      {toDescription(product.description)}
                    </>
                  ) : null,
              }))}
            />
          )}
        </form.Field>
      )}
    </>
  );
}
