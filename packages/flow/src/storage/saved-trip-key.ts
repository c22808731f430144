/** The key of the saved trip in local storage. */
export const savedTripKey = 'saved-trip';
