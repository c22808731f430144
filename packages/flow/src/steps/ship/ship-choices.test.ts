import type { Departure, DepartureSchema, IsoDate, Translation } from '@booking/domain/schema';
import { shipStep } from '@booking/domain/steps';
import { aDeparture, availabilityWire } from '@booking/domain/testing';
import type * as v from 'valibot';
import { expect, test } from 'vitest';
import { type ShipTexts, shipChoices } from './ship-choices.ts';

const iso = (text: string) => text as IsoDate;
const departure = (given: Partial<v.InferInput<typeof DepartureSchema>>): Departure =>
  aDeparture({
    id: 'D1',
    tour_id: 'T1',
    ship_id: 'S1',
    ship_name: 'Meander',
    availability: availabilityWire(),
    ...given,
  });

const images = { image_url: '/a.svg', image_url1: null, image_url2: '/b.svg', image_url3: '/a.svg' };
const translations: Translation[] = [
  { id: 'S1', language: 'en', name: 'Meander', description: '<p>A barge.</p>', ...images },
  { id: 'S1', language: 'de', name: 'Mäander', description: null, image_url: null, image_url1: null, image_url2: null, image_url3: null },
];

const choices = (departures: Departure[], given: Partial<ShipTexts> = {}) =>
  shipChoices(shipStep({ departures, date: iso('2027-05-08'), today: iso('2026-11-20') }, { party: 2, departure: undefined }).options, {
    translations,
    portNames: new Map(),
    language: 'en',
    getNames: (_, name) => ({ shown: name, language: 'en', english: name }),
    ...given,
  });

test('a card has ship name, tour name, description, pictures and ports, of which one may be unknown (SHIP-4)', () => {
  const [card] = choices([departure({ port_of_departure_name: 'Amsterdam' })]);
  expect(card).toMatchObject({
    option: { departure: { id: 'D1' } },
    shipName: 'Meander',
    tourName: 'Amsterdam to Bruges',
    description: { text: '<p>A barge.</p>', language: 'en' },
    images: ['/a.svg', '/b.svg'],
    from: { text: 'Amsterdam', language: 'en' },
    to: null,
  });
});

test("a missing translation falls back to English, then to the entity's own name", () => {
  expect(choices([departure({})], { language: 'nl' })[0]?.description).toEqual({ text: '<p>A barge.</p>', language: 'en' });
  expect(choices([departure({})], { language: 'de' })[0]?.shipName).toBe('Mäander');
  const [bare] = choices([departure({})], { translations: [] });
  expect(bare).toMatchObject({ shipName: 'Meander', description: null, images: [] });
});

test('ports are translated, and so is the name of a tour, each with its language (BRAND-37)', () => {
  const portNames = new Map([['Bruges', { text: 'Brügge', language: 'de' } as const]]);
  const crossing = departure({ port_of_departure_name: 'Amsterdam', port_of_arrival_name: 'Bruges' });
  const second = departure({ id: 'D2', tour_id: 'T2' });
  const [shown] = choices([crossing, second], { portNames, getNames: () => ({ shown: 'Reise', language: 'de', english: 'Tour' }) });
  expect(shown).toMatchObject({
    from: { text: 'Amsterdam', language: 'en' },
    to: { text: 'Brügge', language: 'de' },
    tourName: 'Reise',
    tourLanguage: 'de',
  });
});
