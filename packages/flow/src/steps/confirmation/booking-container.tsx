import { quoteInputOfChoices, toBookingRequest } from '@booking/domain/booking';
import { legalTexts } from '@booking/domain/brand';
import { effectiveInsurance, insuranceOffers, offeredPolicies } from '@booking/domain/insurance';
import { requiredTerms, resolveMarket, type TravelTermKey } from '@booking/domain/market';
import type { ValidPassengersForm } from '@booking/domain/passengers';
import { quote } from '@booking/domain/pricing';
import { Coupon } from '@booking/ui/coupon';
import { errorText, useTranslation } from '@booking/ui/i18n';
import { ConfirmationView } from '@booking/ui/steps/confirmation';
import { PriceOverview } from '@booking/ui/summary';
import { useServices } from '../../app/services.ts';
import { Aside } from '../../layout/aside.tsx';
import { cidItem } from '../../storage/items.ts';
import type { CheckoutTrip } from '../shared/checkout-trip.ts';
import { useCheckoutFrame } from '../shared/use-checkout-frame.ts';
import { useCoupon } from '../shared/use-coupon.ts';
import { useBooking } from './use-booking.ts';
import { useConfirmationForm } from './use-confirmation-form.ts';

type BookingContainerProps = {
  trip: CheckoutTrip;
  party: ValidPassengersForm;
  /** False when the stored data is no longer what this page shows: then nothing may be booked from it. */
  isCurrent(): boolean;
  onBooked(bookingId: string): void;
};

/** Step 5: extras, insurance, terms, the whole price, and the booking itself. CONF-5, CONF-9, CONF-16, CONF-17, CONF-21. */
export function BookingContainer({ trip, party, isCurrent, onBooked }: BookingContainerProps) {
  const { t } = useTranslation('errors');
  const { runtime, storage } = useServices();
  const { frame, links } = useCheckoutFrame(trip);
  const coupon = useCoupon(trip.departure);
  const { departure, cabinTypes, products, names, dates, offered, shipName } = trip;
  const { main, passengers } = party;
  const extras = products.other.filter((product) => !product.passenger_product);
  const form = useConfirmationForm(extras, passengers.length);
  const booking = useBooking(trip, onBooked);

  const market = resolveMarket(departure, main.country);
  const policies = offeredPolicies(products.insurance_policies, market, main.country);
  const insurance = effectiveInsurance(form.insurance, policies);
  const price = quote(
    quoteInputOfChoices(
      { passengers, country: main.country, additional: form.additional, insurance },
      { departure, cabinTypes, products, coupon: coupon.voucher },
    ),
  );
  const required = requiredTerms(market, insurance);
  const errors = form.errorsOf(required);
  const [firstError] = Object.values(errors);

  const toBody = (idempotencyKey: string) =>
    toBookingRequest({
      departure,
      products,
      main,
      passengers,
      insurance,
      additional: form.additional,
      locale: runtime.language,
      brand: runtime.brand,
      coupon: coupon.widget.applied,
      cid: cidItem(storage).read(),
      idempotencyKey,
    });
  const open = booking.isOpen() ? { changed: booking.differs(toBody) } : null;
  const book = (): void => {
    if (!isCurrent() || coupon.widget.busy) return;
    // An open attempt is sent again unchanged: its terms have been accepted.
    if (booking.isOpen() || form.check(required)) booking.book(toBody);
  };

  return (
    <ConfirmationView
      total={price.total}
      passengers={passengers.length}
      extras={extras.map((product) => ({
        ...offered(product),
        mandatory: product.mandatory,
        quantity: form.additional[product.id] ?? 0,
      }))}
      insurances={insuranceOffers(products.insurance_policies, price, main.country)}
      insurance={insurance}
      terms={required.filter((key): key is TravelTermKey => key !== 'cancellation' && key !== 'travel')}
      legal={legalTexts(runtime.brand, runtime.language, runtime.config)}
      accepted={form.accepted}
      errors={errors}
      error={firstError ? errorText(t, firstError) : null}
      tries={form.tries}
      onRequest={departure.on_request}
      northAmerica={market === 'north_america'}
      status={booking.status}
      open={open}
      onQuantity={form.setQuantity}
      onInsurance={form.setInsurance}
      onAccept={form.accept}
      onBook={book}
      {...frame}
      aside={
        <Aside>
          <PriceOverview quote={price} departure={{ tourName: departure.tour_name, dates, shipName }} {...names}>
            <Coupon {...coupon.widget} />
          </PriceOverview>
        </Aside>
      }
      backHref={links.personal_information}
      cabinsHref={links.cabins}
      bar={{ total: price.total, dates }}
    />
  );
}
