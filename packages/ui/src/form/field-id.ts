/** The element id of a field: `passengers[1].firstName` is `field-passengers-1-firstName`. */
export const toFieldId = (name: string): string => `field-${name.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;
