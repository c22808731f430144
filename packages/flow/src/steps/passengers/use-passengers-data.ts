import { parseCabinKey } from '@booking/domain/cabins';
import type { LostChoice } from '@booking/domain/passengers';
import { findTranslation } from '@booking/domain/translations';
import { useTranslation } from '@booking/ui/i18n';
import type { NamedLostChoice, PassengerOffer } from '@booking/ui/steps/passengers';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../app/services.ts';
import type { CheckoutTrip } from '../../trip/checkout-trip.ts';

/**
 * What the passenger step says in the visitor's language: the choices of each passenger, and those that are not offered any more, with the names that
 * are still known: those of translated products, and of cabin types.
 */
export function usePassengersData({ context, products, offered, names }: CheckoutTrip, lost: readonly LostChoice[]) {
  const { queries, runtime } = useServices();
  const { t } = useTranslation('checkout');
  const { data: texts } = useQuery(queries.translations.products());
  const offer = useMemo(
    (): PassengerOffer => ({
      cabins: context.cabinOptions,
      assignment: context.assignment,
      bikes: products.bikes.map(offered),
      diets: products.diets.map(offered),
      other: products.other
        .filter((product) => product.passenger_product)
        .map((product) => ({ ...offered(product), mandatory: product.mandatory })),
    }),
    [context, products, offered],
  );
  const named = useMemo((): NamedLostChoice[] => {
    const getCabinName = (key: string): string | null => {
      const cabin = parseCabinKey(key);
      const type = cabin && names.cabinNames[cabin.typeId];
      return type ? t('field.cabinOption', { name: type, number: cabin.index + 1 }) : null;
    };
    return lost.map((choice) => ({
      ...choice,
      name: choice.field === 'cabin' ? getCabinName(choice.id) : findTranslation(texts, choice.id, runtime.language)?.name || null,
    }));
  }, [lost, names, texts, runtime.language, t]);
  return { offer, lost: named };
}
