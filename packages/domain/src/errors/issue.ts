/** Something that breaks a rule, and where: a dot path into the checked value (`passengers.1.other.0`), `''` for the whole of it. */
export type Issue = { path: string; message: string };
