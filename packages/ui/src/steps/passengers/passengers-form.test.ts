import { FieldApi, FormApi } from '@tanstack/react-form';
import { expect, test } from 'vitest';
import { touched } from './passengers-form.ts';
import { emptyValues } from './sample-offer.ts';

test('form library: a rendered field has metadata and its default touched state, and a submit does not change them', async () => {
  const form = new FormApi({ defaultValues: emptyValues(2) });
  form.mount();
  const name = 'passengers[1].firstName';
  expect(form.getFieldMeta(name)).toBeUndefined();
  const field = new FieldApi({ form, name, ...touched });
  field.mount();
  const shown = form.getFieldMeta(name);
  expect(shown).toMatchObject({ isTouched: true, errors: [] });
  await form.handleSubmit();
  expect(form.getFieldMeta(name)).toBe(shown);
  expect(form.getFieldMeta('passengers[0].firstName')).toBeUndefined();
});

test("form library: an error with an unchanged code does not change its field's metadata", () => {
  const form = new FormApi({
    defaultValues: emptyValues(2),
    validators: { onBlur: () => ({ form: ['issue'], fields: { 'main.city': 'city-required' } }) },
  });
  form.mount();
  new FieldApi({ form, name: 'main.city', ...touched }).mount();
  void form.validateField('passengers', 'blur');
  const before = form.getFieldMeta('main.city');
  expect(before?.errors).toEqual(['city-required']);
  void form.validateField('passengers', 'blur');
  expect(form.getFieldMeta('main.city')).toBe(before);
});
