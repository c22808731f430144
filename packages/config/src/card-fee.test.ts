import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cardFee, RuntimeConfigSchema } from './index.ts';

const config = (paymentTerms: unknown) => v.parse(RuntimeConfigSchema, { brands: { boatbiketours: { paymentTerms } } });

test.each([
  [undefined, undefined],
  [{ depositPercentage: 30, balanceDueDays: 49 }, undefined],
  [{ cardFee: null }, null],
  [{ cardFee: 'No fee.' }, 'No fee.'],
  [{ cardFee: { en: 'No fee.' } }, 'No fee.'],
  [{ cardFee: { de: 'Keine Gebühr.' } }, undefined],
  [{ cardFee: 3 }, undefined],
])("the sentence about a fee on cards: of the paymentTerms %o, %o; undefined is the page's own (BRAND-39)", (paymentTerms, fee) => {
  expect(cardFee('boatbiketours', 'en', config(paymentTerms))).toBe(fee);
});
