import type { EndpointBody, EndpointName, EndpointWire } from '../endpoints/index.ts';

const bookingId = '2b1c1c7e-6f0e-4c55-9d0a-6f7b1f7f6a10';
const secret = { client_secret: 'pi_3Example_secret_Example' };

/** Responses about bookings and payments. They belong to the booking of `bodyExamples`. */
export const bookingExamples: {
  readonly [Name in 'createBooking' | 'booking' | 'payBooking' | 'payment' | 'pay']: readonly EndpointWire<Name>[];
} = {
  createBooking: [{ id: bookingId, status: 'pending' }],
  booking: [
    {
      status: 'completed',
      id: bookingId,
      departure_date: '2027-05-08',
      can_pay: true,
      on_request: false,
      tour_name: 'Amsterdam to Bruges',
      tour_id: 'a0A7T000001AbCdUAK',
      tour_external_id: 'amsterdam-bruges',
      name: 'Ann Smit',
      email: 'ann@example.com',
      market: 'default',
      exchange_rate: 1.0842,
      state: 'Open',
      number: 'BBT-104233',
      amount: 2934,
      local_costs: 96,
      full_amount: 3032.92,
      insurance_amount: 194.92,
      deposit: 1046.32,
      locale: 'en',
      hold_expires_at: '2027-02-01T17:40:00Z',
      paid_amount: 0,
      balance_due: 3032.92,
      balance_due_date: '2027-03-13',
    },
    { status: 'pending', id: bookingId },
    { status: 'failed', id: bookingId, error: 'cabins_unavailable' },
  ],
  payBooking: [secret],
  payment: [
    {
      id: '5f0e7a52-3c43-4a0c-9f4e-0d6c2c3d9a01',
      name: null,
      description: 'Balance of booking BBT-104233',
      amount: 1986.6,
      status: 'Open',
      type: 'balance',
      booking_number: 'BBT-104233',
      full_name: 'Ann Smit',
      email: 'ann@example.com',
      market: 'default',
      exchange_rate: 1.0842,
      paid_amount: 0,
      locale: 'en',
    },
  ],
  pay: [secret],
};

const method = { payment_method_id: 'pm_1Example' };
type WithBody = { [Name in EndpointName]: [EndpointBody<Name>] extends [never] ? never : Name }[EndpointName];

/** A body of each POST. */
export const bodyExamples: { readonly [Name in WithBody]: EndpointBody<Name> } = {
  createBooking: {
    departureId: 'a0D7T000002XyZaUAK',
    main: {
      phoneNumber: '+31612345678',
      emailAddress: 'ann@example.com',
      streetAddress: 'Keizersgracht 1',
      zipCode: '1015 AA',
      city: 'Amsterdam',
      country: 'NL',
      state: '',
      customerRemarks: '',
      groupName: '',
    },
    passengers: [
      {
        firstName: 'Ann',
        lastName: 'Smit',
        dateOfBirth: '1980-02-29',
        gender: 'Female',
        bodyHeight: 172,
        cabin: 'a0C7T000003CabnUAK-twin:0',
        bike: 'a0B7T000004BikeUAK',
        diet: '',
        other: [],
      },
    ],
    insurance: { cancellation: true, travel: false },
    terms: { general: true, consumer: true, payment: true, cancellation: true },
    locale: 'en',
    brand: 'boatbiketours',
    voucher: 'SUN50',
    products: [{ id: 'a0X7T000007AddpUAK', amount: 2 }],
    cid: 'abc123',
    idempotency_key: bookingId,
  },
  payBooking: { type: 'deposit', ...method },
  pay: method,
};
