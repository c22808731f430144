const digits = (number: string): string => number.replace(/\D/g, '');

/** The link that calls an international number, such as `+31 20 555 0142`. */
export const toPhone = (number: string): string => `tel:+${digits(number)}`;

/** The link that writes to an international number in WhatsApp. */
export const toMessenger = (number: string): string => `https://wa.me/${digits(number)}`;
