export type { Application, Folders } from './application.ts';
export { type BookedTrip, readBookedTrip } from './bookings/read-booked-trip.ts';
export type { Catalogue, Days, StockedDeparture } from './catalogue/catalogue.ts';
export { type Config, readConfig } from './config/config.ts';
export { type DemoPayment, listDemoPayments, seedDemoPayments } from './payments/demo-payments.ts';
export { runServer } from './run-server.ts';
export { startServer } from './start-server.ts';
