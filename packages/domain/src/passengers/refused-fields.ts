import * as v from 'valibot';
import { type ErrorCode, errorCodes } from '../errors/error-code.ts';
import { MainBookerSchema } from '../schema/main-booker.ts';
import { passengerTexts } from '../schema/passenger.ts';

/**
 * A field that the backend refused: its dot path in the form (`passengers.1.firstName`), the passenger it belongs to (0: the main booker) and its key,
 * and the code of its message.
 */
export type RefusedField = { path: string; passenger: number; key: string; code: ErrorCode };

const ProblemSchema = v.object({ errors: v.array(v.object({ path: v.string(), message: v.string() })) });
const passengerFields = [...Object.keys(passengerTexts), 'other'];

/** `passengers[1].other[0]` and `passengers.1.other.0` name the field `passengers.1.other`; null if it is no field of the form. */
function parsePath(path: string): Omit<RefusedField, 'code'> | null {
  const [group = '', second = '', third = ''] = path.replaceAll(/\[(\w+)\]/g, '.$1').split('.');
  if (group === 'main' && Object.hasOwn(MainBookerSchema.entries, second)) return { path: `main.${second}`, passenger: 0, key: second };
  const isPassenger = group === 'passengers' && /^\d{1,3}$/.test(second) && passengerFields.includes(third);
  return isPassenger ? { path: `passengers.${Number(second)}.${third}`, passenger: Number(second), key: third } : null;
}

const getErrors = (body: unknown) => {
  const { success, output } = v.safeParse(ProblemSchema, body);
  return success ? output.errors : [];
};

const isErrorCode = (message: string): message is ErrorCode => (errorCodes as readonly string[]).includes(message);

/**
 * The form's fields that a 422 response names in `errors`, each once. A message that is none of our codes becomes `not-accepted`: a backend's own
 * words are not shown. Empty if the body names none. CONF-38.
 */
export function refusedFields(body: unknown): RefusedField[] {
  const fields = new Map<string, RefusedField>();
  for (const { path, message } of getErrors(body)) {
    const field = parsePath(path);
    if (field !== null && !fields.has(field.path))
      fields.set(field.path, { ...field, code: isErrorCode(message) ? message : 'not-accepted' });
  }
  return [...fields.values()];
}

/** True if a 422 response refuses the departure itself: nothing in the form would change that. CONF-46. */
export const refusesDeparture = (body: unknown): boolean => getErrors(body).some(({ path }) => path === 'departureId');
