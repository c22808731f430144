import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillTravellers, placeTravellers, readTravellers, type TableLine } from './index.ts';

const dutch = { language: 'nl', region: null, year: 2027 } as const;
const read = (text: string) => readTravellers(text, dutch);
const ann: TableLine = { firstName: 'Ann', lastName: 'Smit', dateOfBirth: '1980-04-03', bodyHeight: '172' };
const bo: TableLine = { firstName: 'Bo', lastName: 'de Vries', dateOfBirth: '1975-12-31', bodyHeight: '181' };
const nobody: TableLine = { firstName: '', lastName: '', dateOfBirth: '', bodyHeight: '' };

describe('a pasted table is read, a traveller a line (PASS-101)', () => {
  test.each([
    ['as copied from a spreadsheet', 'Ann\tSmit\t3-4-1980\t172\r\nBo\tde Vries\t31-12-1975\t181\r\n', [ann, bo]],
    ['with semicolons', 'Ann;Smit;1980-04-03;172', [ann]],
    ['with commas', 'Ann, Smit, 1980-04-03, 172', [ann]],
    ['with quoted cells', '"Ann"\t"Smit"\t"3 april 1980"\t"172"', [ann]],
    ['with the columns in another order', '172\t1980-04-03\tAnn\tSmit', [ann]],
    ['with titles', 'Voornaam\tAchternaam\tGeboortedatum\tLengte\nAnn\tSmit\t3-4-1980\t172', [ann]],
    ['with titles that name the last name first', 'Nachname\tVorname\tGeburtsdatum\nSmit\tAnn\t3.4.1980', [{ ...ann, bodyHeight: '' }]],
    ['with a full name in one cell', 'Bo de Vries\t31-12-1975\t181', [bo]],
    ['with the last name before a comma in one cell', 'de Vries, Bo\t31-12-1975\t181', [bo]],
    ['without its empty lines and its numbers', '\n1\tAnn\tSmit\t3-4-1980\t172\n\n2\t\t\t\n', [ann]],
    ['without cells of another kind', 'Ann\tSmit\tann@example.com\t+31 6 123\t3-4-1980\t172\tvegetarian', [ann]],
    ['without what else stands beside a full name', 'Bo de Vries\t31-12-1975\t181\tvegetarian', [bo]],
    ['without a date that is no date of birth', 'Ann\tSmit\t06123456\t3-4-1980\t172', [ann]],
    ['without a height that is none', 'Ann\tSmit\t3-4-1980\t72', [{ ...ann, bodyHeight: '' }]],
    ['without a date that is none', 'Ann\tSmit\t31-2-1980\t172', [{ ...ann, dateOfBirth: '' }]],
    ['of names alone', 'Ann Smit\nBo de Vries', [ann, bo].map((line) => ({ ...line, dateOfBirth: '', bodyHeight: '' }))],
    ['not at all, without a name', '172\t1980-04-03', []],
    ['not at all, when empty', '', []],
  ])('%s', (_, text, lines) => expect(read(text)).toEqual(lines));

  test.each([
    ['172', '172'],
    ['172 cm', '172'],
    ['1.72', '172'],
    ['1,72 m', '172'],
    ['1,72m', '172'],
    ['١٧٢', '172'],
    ['99', ''],
    ['300', ''],
    ['3.00 m', ''],
    ['172.5', ''],
  ])('a height of %s', (cell, bodyHeight) => expect(read(`Ann\tSmit\t${cell}`)).toEqual([{ ...ann, dateOfBirth: '', bodyHeight }]));

  test('dates as a visitor writes them', () => {
    expect(readTravellers('Ann\tSmit\t04/03/1980', { language: 'en', region: 'US', year: 2027 })[0]?.dateOfBirth).toBe('1980-04-03');
    expect(read('Ann\tSmit\t04/03/1980')[0]?.dateOfBirth).toBe('1980-03-04');
  });

  test('whatever is pasted: every line has a name, and its other entries are empty or valid', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.string({ unit: 'grapheme' }))), fc.constantFrom('\t', ';', ','), (rows, separator) => {
        for (const line of read(rows.map((cells) => cells.join(separator)).join('\n'))) {
          expect(line.firstName + line.lastName).not.toBe('');
          expect(line.dateOfBirth).toMatch(/^$|^(?:19|20)\d\d-\d\d-\d\d$/);
          expect(line.bodyHeight).toMatch(/^$|^[12]\d\d$/);
        }
      }),
    );
  });
});

describe('each line goes to a passenger (PASS-102)', () => {
  const places = (passengers: TableLine[], lines = [ann, bo]) => {
    const { placed, left } = placeTravellers(lines, passengers);
    return { to: placed.map(({ passenger }) => passenger), left };
  };
  test.each([
    ['the next one without a name', [nobody, nobody, nobody], [0, 1], []],
    ['not one who has a name', [{ ...nobody, firstName: 'Cas' }, nobody, nobody], [1, 2], []],
    ['the one of that name, wherever', [nobody, { ...nobody, firstName: 'ANN', lastName: 'smit' }], [1, 0], []],
    ['nobody, if none is left', [nobody], [0], [bo]],
  ])('%s', (_, passengers, to, left) => expect(places(passengers)).toEqual({ to, left }));

  test('what is there already stays', () => {
    const passengers = [
      { ...nobody, bodyHeight: '165', bike: 'own' },
      { ...nobody, bike: '' },
      { ...bo, bike: '' },
    ];
    const { placed } = placeTravellers([ann], passengers);
    expect(fillTravellers(passengers, placed)).toEqual([{ ...ann, bodyHeight: '165', bike: 'own' }, passengers[1], passengers[2]]);
  });

  test('no line is lost, and nobody gets two', () => {
    const anyLine = fc.constantFrom(ann, bo, { ...nobody, firstName: 'Cas' }, { ...nobody, lastName: 'Dijk' });
    fc.assert(
      fc.property(fc.array(anyLine), fc.array(fc.oneof(anyLine, fc.constant(nobody))), (lines, passengers) => {
        const { placed, left } = placeTravellers(lines, passengers);
        expect(placed.length + left.length).toBe(lines.length);
        expect(new Set(placed.map(({ passenger }) => passenger)).size).toBe(placed.length);
      }),
    );
  });
});
