export type Guest = { firstName: string; lastName: string; birth: readonly [day: string, month: string, year: string]; height: string };

/** Who books in the tests. */
export const guests: readonly [Guest, Guest] = [
  { firstName: 'Ann', lastName: 'Example', birth: ['29', '02', '1980'], height: '172' },
  { firstName: 'Bo', lastName: 'Example', birth: ['01', '12', '1978'], height: '185' },
];

/** How to reach the first of them. */
export const contact = {
  emailAddress: 'ann@example.com',
  phoneNumber: '+31 20 555 0142',
  streetAddress: 'Keizersgracht 1',
  zipCode: '1015 AA',
  city: 'Amsterdam',
} as const;
