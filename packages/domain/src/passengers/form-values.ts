/** The main booker's part of the form, under the contract's names. All text. Specification section 3. */
export type MainBooker = {
  phoneNumber: string;
  emailAddress: string;
  streetAddress: string;
  zipCode: string;
  city: string;
  country: string;
  state: string;
  customerRemarks: string;
  groupName: string;
};

/** A passenger as the form holds it: text as typed, `bodyHeight` too; `other` are product ids. */
export type Passenger = {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  gender: string;
  bodyHeight: string;
  cabin: string;
  bike: string;
  diet: string;
  other: string[];
};

export type Gender = '' | 'Male' | 'Female';

/** A passenger that the schema let through. `bodyHeight` in centimetres. */
export type ValidPassenger = Omit<Passenger, 'bodyHeight' | 'gender'> & { bodyHeight: number; gender: Gender };

export type PassengersFormValues = { main: MainBooker; passengers: Passenger[] };
export type ValidPassengersForm = { main: MainBooker; passengers: ValidPassenger[] };

export const emptyMainBooker = (): MainBooker => ({
  phoneNumber: '',
  emailAddress: '',
  streetAddress: '',
  zipCode: '',
  city: '',
  country: '',
  state: '',
  customerRemarks: '',
  groupName: '',
});

export const emptyPassenger = (): Passenger => ({
  firstName: '',
  lastName: '',
  dateOfBirth: '',
  gender: '',
  bodyHeight: '',
  cabin: '',
  bike: '',
  diet: '',
  other: [],
});
