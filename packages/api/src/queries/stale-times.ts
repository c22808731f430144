/** Milliseconds that translations are fresh: one day. CALL-10. */
export const translationStaleTime = 86_400_000;
