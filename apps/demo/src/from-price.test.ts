import { toCents } from '@booking/domain/money';
import { DepartureSchema, type IsoDate } from '@booking/domain/schema';
import { availabilityWire, departureWire } from '@booking/domain/testing';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { fromPrice } from './from-price.ts';

const today = '2027-01-01' as IsoDate;
const departure = (date: string, minimum_price: number, change: Parameters<typeof availabilityWire>[0] = {}, on_request = false) =>
  parse(DepartureSchema, departureWire({ date, on_request, availability: availabilityWire({ minimum_price, ...change }) }));

test('a tour starts from the lowest price of its days, for two persons (BACK-62)', () => {
  const departures = [
    departure('2027-05-01', 1_100, { minimum_passengers: 4 }),
    departure('2027-05-08', 1_150, {}, true),
    departure('2027-05-08', 1_300),
    departure('2027-05-15', 1_250),
    departure('2026-12-31', 900),
  ];
  expect(fromPrice(departures, today)).toBe(toCents(125_000));
});

test('a tour that two persons cannot book has no price (BACK-62)', () => {
  expect(fromPrice([departure('2027-05-01', 1_100, { minimum_passengers: 4 })], today)).toBeNull();
  expect(fromPrice([], today)).toBeNull();
});
