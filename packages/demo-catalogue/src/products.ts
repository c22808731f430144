import type { EndpointWire } from '@booking/api/endpoints';
import type { CatalogueTour } from './tours.ts';

type Wire = EndpointWire<'departureProducts'>;
type Product = Wire['other'][number];
type Facts = Omit<Product, 'description' | 'price_per_day' | 'base_name' | 'name'> & { slug: ProductSlug };

export type ProductSlug =
  | 'touring-bike'
  | 'large-bike'
  | 'e-bike'
  | 'trekking-bike'
  | 'kids-bike'
  | 'own-bike'
  | 'vegetarian'
  | 'vegan'
  | 'gluten-free'
  | 'lactose-free'
  | 'tourist-tax'
  | 'park-fees'
  | 'helmet'
  | 'drinks'
  | 'airport-transfer'
  | 'parking'
  | 'reservation'
  | 'luggage'
  | 'sgr';

const perPassenger = { mandatory: false, passenger_product: true, local_cost: false } as const;
const perBooking = { mandatory: false, passenger_product: false, local_cost: false } as const;

/** Prices in euros. `per_day` and `per_night` are multiplied by the days and nights of the trip. */
export const products: readonly Facts[] = [
  { slug: 'touring-bike', id: 'a0B7T000004TouRUAK', unit_price: 12, price_calculation: 'per_day', product_type: 'Bike', ...perPassenger },
  { slug: 'large-bike', id: 'a0B7T000004LargUAK', unit_price: 12, price_calculation: 'per_day', product_type: 'Bike', ...perPassenger },
  { slug: 'e-bike', id: 'a0B7T000004ElecUAK', unit_price: 219, price_calculation: null, product_type: 'Bike', ...perPassenger },
  {
    slug: 'trekking-bike',
    id: 'a0B7T000004TrekUAK',
    unit_price: 11.5,
    price_calculation: 'per_day',
    product_type: 'Bike',
    ...perPassenger,
  },
  { slug: 'kids-bike', id: 'a0B7T000004KidsUAK', unit_price: 6.5, price_calculation: 'per_day', product_type: 'Bike', ...perPassenger },
  { slug: 'own-bike', id: 'a0B7T000004OwnBUAK', unit_price: 0, price_calculation: null, product_type: 'Bike', ...perPassenger },
  { slug: 'vegetarian', id: 'a0E7T000004VegeUAK', unit_price: 0, price_calculation: null, product_type: 'Diet', ...perPassenger },
  { slug: 'vegan', id: 'a0E7T000004VegaUAK', unit_price: 0, price_calculation: null, product_type: 'Diet', ...perPassenger },
  { slug: 'gluten-free', id: 'a0E7T000004GlutUAK', unit_price: 5.25, price_calculation: 'per_day', product_type: 'Diet', ...perPassenger },
  { slug: 'lactose-free', id: 'a0E7T000004LactUAK', unit_price: 25, price_calculation: null, product_type: 'Diet', ...perPassenger },
  {
    slug: 'tourist-tax',
    id: 'a0X7T000007TaxNUAK',
    unit_price: 3.45,
    price_calculation: 'per_night',
    product_type: 'Local Cost',
    mandatory: true,
    passenger_product: true,
    local_cost: true,
  },
  {
    slug: 'park-fees',
    id: 'a0X7T000007ParkUAK',
    unit_price: 48,
    price_calculation: null,
    product_type: 'Additional Product',
    mandatory: true,
    passenger_product: true,
    local_cost: false,
  },
  {
    slug: 'helmet',
    id: 'a0X7T000007HelmUAK',
    unit_price: 14.95,
    price_calculation: null,
    product_type: 'Additional Product',
    ...perPassenger,
  },
  {
    slug: 'drinks',
    id: 'a0X7T000007DrinUAK',
    unit_price: 17.5,
    price_calculation: 'per_day',
    product_type: 'Additional Product',
    ...perPassenger,
  },
  {
    slug: 'airport-transfer',
    id: 'a0X7T000007TranUAK',
    unit_price: 64.5,
    price_calculation: null,
    product_type: 'Additional Product',
    ...perBooking,
  },
  {
    slug: 'parking',
    id: 'a0X7T000007CarPUAK',
    unit_price: 13.75,
    price_calculation: 'per_day',
    product_type: 'Additional Product',
    ...perBooking,
  },
  {
    slug: 'reservation',
    id: 'a0X7T000007ReseUAK',
    unit_price: 19.5,
    price_calculation: null,
    product_type: 'Additional Product',
    mandatory: true,
    passenger_product: false,
    local_cost: false,
  },
  {
    slug: 'luggage',
    id: 'a0X7T000007LuggUAK',
    unit_price: 22,
    price_calculation: null,
    product_type: 'Local Cost',
    mandatory: false,
    passenger_product: false,
    local_cost: true,
  },
];

export const sgrFacts = { id: 'a0G7T000005SgrXUAK', unit_price: 5 } as const;

const everywhere: readonly ProductSlug[] = ['own-bike', 'vegetarian', 'vegan', 'gluten-free', 'helmet', 'airport-transfer'];
const ofBoatBikeTours: readonly ProductSlug[] = [
  'touring-bike',
  'large-bike',
  'e-bike',
  'kids-bike',
  'lactose-free',
  'tourist-tax',
  'parking',
  'drinks',
];
const ofIslandHopping: readonly ProductSlug[] = ['trekking-bike', 'e-bike', 'park-fees', 'luggage'];
/** Tours on which every booking pays the reservation costs of the partner. */
const withReservationCosts: readonly string[] = ['mantua-venice', 'lycian-coast'];
const withTouristTax: readonly string[] = ['south-dalmatia', 'north-dalmatia'];

/** The products that a tour offers. */
export function productsOfTour(tour: CatalogueTour): ReadonlySet<ProductSlug> {
  const slugs = new Set<ProductSlug>([...everywhere, ...(tour.brand === 'boatbiketours' ? ofBoatBikeTours : ofIslandHopping)]);
  if (withReservationCosts.includes(tour.slug)) slugs.add('reservation');
  if (withTouristTax.includes(tour.slug)) slugs.add('tourist-tax');
  if (tour.multiMarket === true) slugs.delete('parking');
  return slugs;
}
