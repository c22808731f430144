import { mapFields } from '../schema/fields.ts';
import { type MainBooker, MainBookerSchema } from '../schema/main-booker.ts';
import { type Passenger, passengerTexts, type ValidPassenger } from '../schema/passenger.ts';

export type { MainBooker } from '../schema/main-booker.ts';
export type { Gender, Passenger, PassengersFormValues, ValidPassenger } from '../schema/passenger.ts';

/** The form after validation, ready to be sent. */
export type ValidPassengersForm = { main: MainBooker; passengers: ValidPassenger[] };

/** A main booker of whom nothing is typed yet. */
export const emptyMainBooker = (): MainBooker => mapFields(MainBookerSchema.entries, () => '');

/** A passenger of whom nothing is typed yet. */
export const emptyPassenger = (): Passenger => ({ ...mapFields(passengerTexts, () => ''), other: [] });
