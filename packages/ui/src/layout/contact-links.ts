/** The link that calls a number as it is written, such as `+31 20 555 0142`. */
export const toPhone = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;

/** The link that writes to an international number in WhatsApp. */
export const toMessenger = (number: string): string => `https://wa.me/${number.replace(/\D/g, '')}`;
