/** The element id of a field: `passengers[1].firstName` is `field-passengers-1-firstName`. */
export const fieldId = (name: string): string => `field-${name.replaceAll(/[^A-Za-z0-9]+/g, '-')}`;
export const errorId = (id: string): string => `${id}-error`;
export const hintId = (id: string): string => `${id}-hint`;

/** The names of a control's descriptions, for `aria-describedby`. */
export const describedBy = (id: string, { error, hint }: { error: boolean; hint: boolean }): string | undefined =>
  [error ? errorId(id) : null, hint ? hintId(id) : null].filter(Boolean).join(' ') || undefined;
