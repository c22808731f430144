/** The key of translations that ids with a suffix share: the part of an id before a dash. CABIN-16. */
export const translationKey = (id: string): string => id.split('-')[0] ?? id;
