import { type Placeholder, type SQL, sql } from 'drizzle-orm';

type Value<Type> = Type | Placeholder;
/** So many cabins of a type, or places on board, as values or as placeholders of a statement. */
export type Need = { id: Value<string>; cabins: Value<number> };

const after = (row: SQL, { id, cabins }: Need): SQL => sql`coalesce((${row}.taken ->> ${id}::text)::int, 0) + ${cabins}::int`;

/** What is taken of a departure, whose row is `row` in the statement, together with all that is needed. */
export const takenWith = (row: SQL, needs: readonly Need[]): SQL =>
  sql`${row}.taken || jsonb_build_object(${sql.join(
    needs.map((need) => sql`${need.id}::text, ${after(row, need)}`),
    sql`, `,
  )})`;

/** Whether that is within the limits: of each type, or none of it is to be taken. BACK-10. */
export const fits = <Limited extends Need>(row: SQL, needs: readonly Limited[], limitOf: (need: Limited) => Value<number>): SQL =>
  sql.join(
    needs.map((need) => sql`${after(row, need)} <= ${limitOf(need)}::int`),
    sql` and `,
  );
