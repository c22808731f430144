import type { EndpointName, EndpointWire } from '../endpoints/index.ts';
import { bookingExamples } from './booking-examples.ts';

const tour = { id: 'a0A7T000001AbCdUAK', name: 'Amsterdam to Bruges', duration: 8 };

const departure: EndpointWire<'departure'> = {
  id: 'a0D7T000002XyZaUAK',
  tour_id: tour.id,
  tour_name: tour.name,
  ship_id: 'a0S7T000000ShipUAK',
  ship_name: 'Magnifique III',
  program_id: 'a0P7T000000ProgUAK',
  program_name: 'Amsterdam to Bruges 2027',
  date: '2027-05-08',
  end_date: '2027-05-15',
  on_request: false,
  duration: 8,
  port_of_departure_name: 'Amsterdam',
  port_of_arrival_name: 'Bruges',
  voucher: { code: 'SPRING', description: 'Spring discount', discount_type: 'Discount Percentage', percentage: 10 },
  multi_market: true,
  availability: {
    minimum_passengers: 1,
    available_passengers: 14,
    maximum_passengers: 20,
    available_cabins: 7,
    total_cabins: 18,
    minimum_price: 1199,
    maximum_price: 2049.5,
  },
};

const twin: EndpointWire<'departureCabins'>[number] = {
  id: 'a0C7T000003CabnUAK-twin',
  name: 'Twin cabin, main deck',
  description: '<p>Two single beds.</p>',
  image_url: '/images/cabin-twin.webp',
  image_urls: ['/images/cabin-twin.webp'],
  minimum_occupancy: 1,
  maximum_occupancy: 2,
  unit_price: 1399,
  discount_price: null,
  surcharge_price: 1899,
  count: 6,
  available_count: 4,
};

const bike: EndpointWire<'departureProducts'>['bikes'][number] = {
  id: 'a0B7T000004BikeUAK',
  name: 'Touring bike, 8 gears',
  description: '',
  base_name: 'Touring bike',
  unit_price: 12,
  price_calculation: 'per_day',
  price_per_day: true,
  product_type: 'Bike',
  mandatory: false,
  passenger_product: true,
  local_cost: false,
};
const fixed = { price_calculation: null, price_per_day: false, base_name: null, mandatory: false, local_cost: false } as const;

const products: EndpointWire<'departureProducts'> = {
  bikes: [bike],
  diets: [{ ...bike, ...fixed, id: 'a0X7T000005DietUAK', name: 'Vegetarian', description: null, unit_price: 0, product_type: 'Diet' }],
  other: [
    {
      ...bike,
      ...fixed,
      id: 'a0X7T000007AddpUAK',
      name: 'Transfer from the station',
      unit_price: 27.5,
      product_type: 'Additional Product',
      passenger_product: false,
    },
  ],
  sgr: { id: 'a0G7T000005SgrXUAK', name: 'SGR contribution', description: '', unit_price: 5 },
  insurance_policies: [
    {
      id: 'a0I7T000006InsrUAK',
      insurance_type: 'cancellation',
      market: 'default',
      fixed_cost: 5,
      fee_percentage: 5.5,
      tax_percentage: 21,
      description: '<p>Covers the costs of a cancelled trip.</p>',
      summary: '<p>For illness, loss of work and damage at home.</p>',
      fine_print: '<p>Report a cancellation within three days.</p>',
      terms: '<p>The conditions of the insurer.</p>',
    },
    { id: 'a0I7T000007InsrUAK', insurance_type: 'travel', market: 'default', fixed_cost: 5, fee_percentage: 3.25, tax_percentage: 21 },
  ],
};

const noImages = { image_url: null, image_url1: null, image_url2: null, image_url3: null };
const german = 'de' as const;

/**
 * Responses that conform to the contract, of one small catalogue: published with the schemas, and what a mock server made from the document
 * responds with. The first is the usual one.
 */
export const responseExamples: { readonly [Name in EndpointName]: readonly EndpointWire<Name>[] } = {
  tours: [{ data: [{ ...tour, minimum_price: 1199, region: 'Netherlands and Belgium' }] }],
  tour: [{ id: tour.id, tours: [tour], first_departure: departure.date, last_departure: departure.date, first_available: departure.date }],
  tourDepartures: [[departure]],
  tourPrices: [[{ year: 2027, month: 5, minimum_price: 1199, maximum_price: 2049.5 }]],
  tourTranslations: [[{ id: tour.id, language: german, name: 'Amsterdam nach Brügge' }]],
  portTranslations: [[{ name: 'Bruges', language: german, translation: 'Brügge' }]],
  departure: [departure],
  departureCabins: [[twin]],
  departureProducts: [products],
  shipTranslations: [
    [
      {
        ...noImages,
        id: departure.ship_id,
        language: german,
        name: departure.ship_name,
        description: '<p>Ein Schiff mit Salon und Sonnendeck.</p>',
        image_url: '/images/ship.webp',
      },
    ],
  ],
  productTranslations: [[{ id: bike.id, language: german, name: 'Tourenrad, 8 Gänge', description: '' }]],
  cabinTranslations: [
    [{ ...noImages, id: twin.id, language: german, name: 'Zweibettkabine, Hauptdeck', description: '<p>Zwei Einzelbetten.</p>' }],
  ],
  voucherTranslations: [[{ code: 'SUN50', language: german, description: 'Sonnenrabatt' }]],
  departureVoucher: [
    { code: 'SUN50', description: 'Sun discount', discount_type: 'Discount Amount', amount: 50 },
    { code: 'SPRING', description: null, discount_type: 'Discount Percentage', percentage: 10 },
  ],
  ...bookingExamples,
};
