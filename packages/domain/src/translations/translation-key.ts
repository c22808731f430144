/** The key of an entity's translations: the part of its id before a dash. CABIN-16. */
export const translationKey = (id: string): string => id.split('-')[0] ?? id;
