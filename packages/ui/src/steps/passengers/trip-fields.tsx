import type { LocalText } from '@booking/domain/translations';
import { CheckboxGroup, FieldGrid, RadioCards, SelectField, WideField } from '../../form/index.ts';
import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Muted, Picture, RichText } from '../../primitives/index.ts';
import drawing from './bicycle.svg?no-inline';
import { CabinField } from './cabin-field.tsx';
import type { OfferedProduct, PassengerOffer } from './offer.ts';
import type { PassengersForm } from './passengers-form.ts';

/** What a product says about itself, such as its minimum age; null if it says nothing. */
const toDescription = (text: LocalText | null | undefined) => (text ? <RichText html={text.text} lang={text.language} small /> : null);

/** A bicycle's own picture, or a drawing that says nothing about it. Decorative, as the name is next to it. */
const toPicture = ({ image }: OfferedProduct) => <Picture src={image} alt="" width={144} height={96} fallback={drawing} />;

/** A passenger's choices for the trip: cabin, diet, bicycle and extras. */
export function TripFields({ form, index, offer }: { form: PassengersForm; index: number; offer: PassengerOffer }) {
  const { t } = useTranslation('checkout');
  const { money } = useFormat();
  const toPrice = ({ price, pricePerDay }: OfferedProduct): string => {
    if (price === 0) return t('price.free');
    const trip = t('price.trip', { price: money(price, { whole: true }) });
    return pricePerDay === null ? trip : `${t('price.day', { price: money(pricePerDay, { whole: true }) })} · ${trip}`;
  };
  const diets = new Map(offer.diets.map((diet) => [diet.id, diet]));
  const hasPictures = offer.bikes.some(({ image }) => image !== null);
  return (
    <FieldGrid>
      <CabinField form={form} index={index} offer={offer} />
      {offer.diets.length === 0 ? null : (
        <form.Field name={`passengers[${index}].diet`}>
          {(field) => (
            <SelectField
              field={field}
              label={t('field.diet')}
              hint={toDescription(diets.get(field.state.value)?.description)}
              optional
              empty={t('field.noDiet')}
              options={offer.diets.map((diet) => ({
                value: diet.id,
                lang: diet.nameLanguage,
                label: diet.price === 0 ? diet.name : `${diet.name} · ${toPrice(diet)}`,
              }))}
            />
          )}
        </form.Field>
      )}
      {offer.bikes.length === 0 ? null : (
        <WideField>
          <form.Field name={`passengers[${index}].bike`}>
            {(field) => (
              <RadioCards
                field={field}
                label={t('field.bike')}
                options={offer.bikes.map((bike) => ({
                  value: bike.id,
                  label: bike.name,
                  lang: bike.nameLanguage,
                  note: toPrice(bike),
                  description: toDescription(bike.description),
                  picture: hasPictures ? toPicture(bike) : null,
                }))}
              />
            )}
          </form.Field>
        </WideField>
      )}
      {offer.other.length === 0 ? null : (
        <WideField>
          <form.Field name={`passengers[${index}].other`}>
            {(field) => (
              <CheckboxGroup
                field={field}
                label={t('field.other')}
                options={offer.other.map((product) => ({
                  value: product.id,
                  label: product.name,
                  lang: product.nameLanguage,
                  note: toPrice(product),
                  mandatory: product.mandatory,
                  description:
                    product.mandatory || product.description ? (
                      <>
                        {product.mandatory ? (
                          <Muted as="span" small>
                            {t('price.mandatory')}
                          </Muted>
                        ) : null}
                        {toDescription(product.description)}
                      </>
                    ) : null,
                }))}
              />
            )}
          </form.Field>
        </WideField>
      )}
    </FieldGrid>
  );
}
