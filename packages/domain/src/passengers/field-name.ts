import type { RefusedField } from './refused-fields.ts';

/** The name of a field in the form: `passengers[1].firstName` for `passengers.1.firstName`. */
export const toFieldName = ({ path }: Pick<RefusedField, 'path'>): string => path.replace(/\.(\d+)\./, '[$1].');
