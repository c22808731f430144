import { nameColumns } from '@booking/languages';
import { type PasteContext, parsePastedDate } from '../date/parse-pasted-date.ts';
import { isBlank, normaliseLine, toAsciiDigits } from '../schema/normalise-text.ts';
import type { Passenger } from './form-values.ts';
import { earliestBirthDate, heightRule } from './passenger-rules.ts';

/** What a line of a table says of a traveller; empty where it says nothing. */
export type TableLine = Pick<Passenger, 'firstName' | 'lastName' | 'dateOfBirth' | 'bodyHeight'>;
/** The lines that go to passengers, and those for which there is no place. */
export type PlacedLines = { placed: { passenger: number; line: TableLine }[]; left: TableLine[] };

const withoutSpaces = (title: string): string => title.toLowerCase().replaceAll(' ', '');
/** Whether a cell is a column title of first or last names, in any language of the tool: 'First name' and 'Firstname' are one. */
const isTitle = (cell: string, kind: 'first' | 'last'): boolean =>
  Object.values(nameColumns).some((columns) => columns[kind].some((title) => withoutSpaces(title) === withoutSpaces(cell)));

/** A spreadsheet separates the cells of copied lines by tabs. */
const separatorOf = (text: string): string => ['\t', ';', ','].find((separator) => text.includes(separator)) ?? '\t';

/** Centimetres, also of '1.72 m' and '172 cm'; null for anything that is not a height. */
function toHeight(cell: string): string | null {
  const [, number = '', metres] = /^(\d{3}|(\d[.,]\d\d))\s*c?m?$/.exec(toAsciiDigits(cell)) ?? [];
  const height = metres ? metres.replace(/[.,]/, '') : number;
  return heightRule(height) === null ? height : null;
}

function toBirthDate(cell: string, context: PasteContext): string | null {
  const date = parsePastedDate(cell, context);
  return date && date >= earliestBirthDate && Number(date.slice(0, 4)) <= context.year ? date : null;
}

const isName = (cell: string): boolean => /\p{L}/u.test(cell) && !/[\p{Number}@]/u.test(cell);

/** One or two cells with a name; a single one has the last name before a comma, or after the first word. */
function toNames([first = '', second]: readonly string[], isLastFirst: boolean): [firstName: string, lastName: string] {
  if (second !== undefined) return isLastFirst ? [second, first] : [first, second];
  const [before = '', after] = first.split(/,\s*/, 2);
  if (after !== undefined) return [after, before];
  const [word = '', ...rest] = first.split(' ');
  return [word, rest.join(' ')];
}

/**
 * The travellers of a pasted table, a line each: names, date of birth and body height, in any order of the columns. Cells are separated by tabs,
 * semicolons or commas. A first line with the titles of the names is none of them; it says which name comes first. Lines without a name, and cells
 * of another kind, are left out. PASS-101.
 */
export function readTravellers(text: string, context: PasteContext): TableLine[] {
  const separator = separatorOf(text);
  const rows = text.split(/\r\n?|\n/).map((row) => row.split(separator).map((cell) => normaliseLine(cell.replace(/^\s*"(.*)"\s*$/, '$1'))));
  const [titles = []] = rows;
  const lastAt = titles.findIndex((cell) => isTitle(cell, 'last'));
  const firstAt = titles.findIndex((cell) => isTitle(cell, 'first'));
  const hasTitles = lastAt >= 0 || firstAt >= 0;
  const isLastFirst = firstAt >= 0 && lastAt >= 0 && lastAt < firstAt;
  return rows.slice(hasTitles ? 1 : 0).flatMap((cells) => {
    const at = cells.findIndex(isName);
    if (at < 0) return [];
    const [firstName, lastName] = toNames(cells.slice(at, at + 2).filter(isName), isLastFirst);
    const find = (read: (cell: string) => string | null): string => cells.map(read).find((value) => value !== null) ?? '';
    return [{ firstName, lastName, dateOfBirth: find((cell) => toBirthDate(cell, context)), bodyHeight: find(toHeight) }];
  });
}

const nameOf = ({ firstName, lastName }: Pick<Passenger, 'firstName' | 'lastName'>): string =>
  normaliseLine(`${firstName} ${lastName}`).toLowerCase();

/** The passenger of each line: the one who has its name, else the next one who has none. PASS-102. */
export function placeTravellers(lines: readonly TableLine[], passengers: readonly TableLine[]): PlacedLines {
  const free = [...passengers.entries()];
  const take = (fits: (passenger: TableLine) => boolean): number | undefined => {
    const at = free.findIndex(([, passenger]) => fits(passenger));
    return at < 0 ? undefined : free.splice(at, 1)[0]?.[0];
  };
  const own = lines.map((line) => take((passenger) => nameOf(passenger) === nameOf(line)));
  const result: PlacedLines = { placed: [], left: [] };
  for (const [index, line] of lines.entries()) {
    const passenger = own[index] ?? take((other) => nameOf(other) === '');
    if (passenger === undefined) result.left.push(line);
    else result.placed.push({ passenger, line });
  }
  return result;
}

/** The passengers with what the lines say of them, each only where there is nothing yet. PASS-102. */
export function fillTravellers<P extends TableLine>(passengers: readonly P[], placed: PlacedLines['placed']): P[] {
  const lines = new Map(placed.map(({ passenger, line }) => [passenger, line]));
  return passengers.map((passenger, index) => {
    const known = Object.entries(lines.get(index) ?? {}).filter(([key]) => isBlank(passenger[key as keyof TableLine]));
    return { ...passenger, ...Object.fromEntries(known) };
  });
}
