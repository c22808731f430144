/** A broken rule, and where: a dot path into the checked value (`passengers.1.other.0`), `''` for the whole value. */
export type Issue = { path: string; message: string };
