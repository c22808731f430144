import { fileURLToPath } from 'node:url';

/** Locations of the backend's own files. Sources and bundle are equally deep, so the same relative path works for both. */
export const paths = { migrations: fileURLToPath(new URL('../drizzle', import.meta.url)) } as const;
