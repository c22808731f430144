import type { PassengersFormValues, passengersFormSchema } from '@booking/domain/passengers';

export type PassengersSchema = ReturnType<typeof passengersFormSchema>;

/** Per passenger, whether nothing is missing any more; the main booker's contact details count as the first one's. */
export function completeness(schema: PassengersSchema, values: PassengersFormValues): boolean[] {
  const result = schema['~standard'].validate(values);
  const issues = 'issues' in result ? (result.issues ?? []) : [];
  const keyAt = (issue: (typeof issues)[number], at: number): unknown => {
    const segment = issue.path?.[at];
    return typeof segment === 'object' ? segment.key : segment;
  };
  const wrong = new Set(issues.map((issue) => (keyAt(issue, 0) === 'main' ? 0 : Number(keyAt(issue, 1)))));
  return values.passengers.map((_, index) => !wrong.has(index));
}
