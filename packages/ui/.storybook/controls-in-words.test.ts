import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { controlsInWords, toWords } from './controls-in-words.ts';

type Context = Parameters<ArgTypesEnhancer>[0];
const enhance = (argTypes: Record<string, InputType>, initialArgs: Record<string, unknown> = {}) =>
  controlsInWords({ argTypes, initialArgs } as unknown as Context);
const shown = (argTypes: Record<string, InputType>): string[] =>
  Object.entries(enhance(argTypes)).flatMap(([key, { table }]) => (table?.disable ? [] : [key]));

test.each([
  ['bookingNumber', 'Booking number'],
  ['retryHref', 'Address of retry'],
  ['on-request', 'On request'],
  ['full_payment', 'Full payment'],
  ['payment:standalone.title', 'Payment standalone title'],
])('%s is "%s"', (code, words) => {
  expect(toWords(code)).toBe(words);
});

test('a control has a name in words: the one of its story, else a better one than its key, else its key', () => {
  const string = { name: 'string' } as const;
  const { text, loadError, bookingNumber } = enhance({
    text: { name: 'Reason', type: string },
    loadError: { name: 'loadError', type: string },
    bookingNumber: { name: 'bookingNumber', type: string },
  });
  expect([text?.name, loadError?.name, bookingNumber?.name]).toEqual(['Reason', 'Error', 'Booking number']);
});

test('the options of a code are in words, and those of a brand are the names of the brands', () => {
  const { status, brand } = enhance({
    status: { name: 'status', type: { name: 'enum', value: ['closed', 'on-request', null as unknown as string] } },
    brand: { name: 'brand', type: { name: 'string' } },
  });
  expect(status?.options).toEqual(['closed', 'on-request', null]);
  expect(status?.control).toEqual({ labels: { closed: 'Closed', 'on-request': 'On request', null: 'None' } });
  expect(brand?.options).toEqual(['boatbiketours', 'islandhopping']);
  expect(brand?.control).toMatchObject({ labels: { islandhopping: 'Island Hopping' } });
});

test('what can be typed or chosen is a control, even if it may be null; a callback, list, object or node is none', () => {
  const other = (value: string) => ({ name: 'other', value }) as const;
  const types: Record<string, InputType['type']> = {
    embedded: { name: 'boolean' },
    party: { name: 'number' },
    text: { name: 'union', value: [{ name: 'string' }, other('null')] },
    detail: { name: 'union', value: [{ name: 'string' }, other('null'), other('undefined')] },
    onChange: { name: 'function' },
    choices: { name: 'array', value: other('CabinChoice') },
    actions: { name: 'object', value: {} },
    aside: other('ReactNode'),
    size: { name: 'union', value: [{ name: 'string' }, { name: 'number' }] },
  };
  const argTypes = Object.fromEntries(
    Object.entries(types).map(([name, type]) => [name, { name, type: type as NonNullable<typeof type> }]),
  );
  expect(shown(argTypes)).toEqual(['embedded', 'party', 'text', 'detail']);
  expect(enhance(argTypes).text?.type).toEqual({ name: 'string' });
  expect(shown({ width: { name: 'width', options: [1, 2] }, lost: { name: 'Reason', control: { type: 'text' } } })).toEqual([
    'width',
    'lost',
  ]);
});

test('of a prop whose type has a name, or that is not described, the value in the story decides', () => {
  const { amount, homeHref, onAccept, choices } = enhance(
    { amount: { name: 'amount', type: { name: 'other', value: 'Cents' } } },
    { amount: 104_632, homeHref: '/', onAccept: () => {}, choices: [] },
  );
  expect([amount?.name, amount?.type]).toEqual(['Amount in cents', { name: 'number' }]);
  expect(homeHref?.name).toBe('Address of home');
  expect([onAccept?.table, choices?.table]).toEqual([{ disable: true }, { disable: true }]);
});
