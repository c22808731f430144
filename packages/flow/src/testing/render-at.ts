import { cabinTypeWire } from '@booking/domain/testing';
import { vi } from 'vitest';
import { createRenderer, type RendererOptions } from '../delivery/server/render-page.tsx';

export const day = '2027-05-01';
export const tour = { id: 'a', name: 'Amsterdam <b>to</b> Bruges', duration: 8 };
const departure = {
  id: 'd1',
  tour_id: 'a',
  tour_name: tour.name,
  ship_id: 's1',
  ship_name: 'Lotte',
  program_id: '',
  program_name: '',
  duration: 8,
  date: day,
  end_date: '2027-05-08',
  on_request: false,
  availability: {
    minimum_passengers: 1,
    available_passengers: 9,
    maximum_passengers: 30,
    available_cabins: 4,
    total_cabins: 9,
    minimum_price: 2049,
    maximum_price: 2049,
  },
};
const responses: Record<string, unknown> = {
  '/api/v1/tours': { data: [tour] },
  '/api/v1/tours/a': { id: 'a', tours: [tour], first_departure: day, last_departure: '2027-06-12', first_available: day },
  '/api/v1/tours/a/prices': [{ year: 2027, month: 5, minimum_price: 2049, maximum_price: 2049 }],
  '/api/v1/tours/a/departures?start=2027-05-01&end=2027-06-01': [departure],
  '/api/v1/tours/a/departures?start=2027-06-01&end=2027-07-01': [],
  '/api/v1/departures/d1': departure,
  '/api/v1/departures/d1/cabins': [cabinTypeWire({ id: 'twin', name: 'Twin' })],
  '/api/v1/departures/d1/products': { bikes: [], diets: [], other: [], sgr: null, insurance_policies: [] },
  '/api/v1/translations/products': [],
  '/api/v1/translations/ships/s1/cabins': [],
  '/api/v1/translations/ships': [
    { id: 's1', language: 'en', name: 'Lotte', description: '<p onclick="x()">A <b>fine</b> ship</p><script>x()</script>' },
  ],
};
/** Responds with the data of one tour with one departure, and with 404 to everything else. */
export const backend = vi.fn<typeof fetch>(async (address) => {
  const response = responses[String(address)];
  return response === undefined ? new Response('', { status: 404 }) : Response.json(response);
});

export const build = { html: '', manifest: {}, read: () => '' };
/** Renders the page of an address on a server. */
export const renderAt = (path: string, options: Partial<RendererOptions> = {}, framed = false) => {
  const shell = path.includes('/frame/') ? 'frame' : 'booking';
  return createRenderer(build, { shell, config: {}, fetch: backend, ...options })({ url: new URL(`https://book.test${path}`), framed });
};
