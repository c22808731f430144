import * as v from 'valibot';
import { checkAssignment } from '../cabins/assignment.ts';
import type { AssignmentMode } from '../cabins/assignment-mode.ts';
import type { CabinOption } from '../cabins/cabin-options.ts';
import type { ErrorCode } from '../errors/error-code.ts';
import { mapFields } from '../schema/fields.ts';
import { type MainBooker, MainBookerSchema } from '../schema/main-booker.ts';
import { normaliseText } from '../schema/normalise-text.ts';
import { type PassengersFormValues, passengerNames, passengerTexts, type ValidPassenger } from '../schema/passenger.ts';
import type { ValidPassengersForm } from './form-values.ts';
import { mainBookerRules, type Rule, stateRule } from './main-booker-rules.ts';
import { type Offer, parseHeight, passengerRules } from './passenger-rules.ts';
import type { RefusedField } from './refused-fields.ts';

/** What the backend refused: the fields, and the form's values as they were sent. */
export type RefusedForm = { fields: readonly RefusedField[]; sent: PassengersFormValues };

export type PassengersContext = Offer & {
  cabinOptions: readonly CabinOption[];
  assignment: AssignmentMode;
  /** A refused field stays invalid until its value is changed. */
  refused?: RefusedForm | undefined;
};

const problem = (code: ErrorCode): ErrorCode => code;

/** One issue at most: the code that the rule returns. */
const check = <Value>(rule: Rule<Value>) =>
  v.rawCheck<Value>(({ dataset, addIssue }) => {
    const code = dataset.typed ? rule(dataset.value) : null;
    if (code) addIssue({ message: code });
  });

const text = (rule: Rule<string>) => v.pipe(v.string(problem('unknown-error')), check(rule));

/** The issue's path to a field, for rules that look at more than the field itself. */
function pathTo(input: object, ...keys: readonly (string | number)[]): [v.IssuePathItem, ...v.IssuePathItem[]] {
  let at: unknown = input;
  const items = keys.map((key): v.IssuePathItem => {
    const holder = at as Record<string | number, unknown>;
    at = holder[key];
    return Array.isArray(holder)
      ? { type: 'array', origin: 'value', input: holder, key: Number(key), value: at }
      : { type: 'object', origin: 'value', input: holder, key: String(key), value: at };
  });
  return items as [v.IssuePathItem, ...v.IssuePathItem[]];
}

/** The value at the keys of a path. */
const valueAt = (input: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined), input);

const normaliseMain = (main: MainBooker): MainBooker => mapFields(MainBookerSchema.entries, (field) => normaliseText(field, main[field]));

const toValid = (passenger: PassengersFormValues['passengers'][number]): ValidPassenger => ({
  ...passenger,
  ...mapFields(passengerNames, (field) => normaliseText(field, passenger[field])),
  gender: passenger.gender as ValidPassenger['gender'],
  bodyHeight: parseHeight(passenger.bodyHeight),
});

/**
 * The passenger form: input as typed, output ready to be sent. Messages of issues are `ErrorCode`s, one per field; paths name the field
 * (`main.state`, `passengers.1.cabin`), a wrong number of passengers `passengers`. PASS-3, PASS-23, PASS-29, PASS-41, PASS-68.
 */
export function passengersFormSchema(context: PassengersContext): v.GenericSchema<PassengersFormValues, ValidPassengersForm> {
  const rules = passengerRules(context);
  const main = v.object(mapFields(MainBookerSchema.entries, (field) => text(mainBookerRules[field])));
  const passenger = v.object({
    ...mapFields(passengerTexts, (field) => text(rules[field])),
    other: v.pipe(v.array(v.string(problem('other-invalid')), problem('other-invalid')), check(rules.other)),
  });
  const spaces = context.cabinOptions.reduce((total, option) => total + option.spaces, 0);

  return v.pipe(
    v.object({ main, passengers: v.array(passenger, problem('passenger-count-mismatch')) }),
    v.rawCheck<PassengersFormValues>(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      const state = stateRule(value.main);
      if (state) addIssue({ message: state, path: pathTo(value, 'main', 'state') });
      const cabins = value.passengers.map(({ cabin }) => cabin);
      for (const { index, code } of checkAssignment(cabins, context.cabinOptions, context.assignment))
        addIssue({ message: code, path: pathTo(value, 'passengers', index, 'cabin') });
      if (value.passengers.length !== spaces) addIssue({ message: problem('passenger-count-mismatch'), path: pathTo(value, 'passengers') });
      for (const { path, code } of context.refused?.fields ?? []) {
        const keys = path.split('.');
        const isUnchanged = JSON.stringify(valueAt(value, keys)) === JSON.stringify(valueAt(context.refused?.sent, keys));
        if (isUnchanged && valueAt(value, keys) !== undefined) addIssue({ message: code, path: pathTo(value, ...keys) });
      }
    }),
    v.transform((value): ValidPassengersForm => ({ main: normaliseMain(value.main), passengers: value.passengers.map(toValid) })),
  );
}
