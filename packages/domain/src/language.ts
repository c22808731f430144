export const languages = ['en', 'nl', 'de'] as const;
export type Language = (typeof languages)[number];
