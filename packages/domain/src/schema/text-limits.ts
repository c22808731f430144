/** The maximum length of what a visitor types, in UTF-16 units as `maxLength` of an input counts them. PASS-59. */
export const textLimits = {
  phoneNumber: 40,
  emailAddress: 254,
  streetAddress: 200,
  zipCode: 20,
  city: 100,
  country: 2,
  state: 3,
  customerRemarks: 2000,
  groupName: 100,
  firstName: 100,
  lastName: 100,
  voucher: 100,
} as const;
