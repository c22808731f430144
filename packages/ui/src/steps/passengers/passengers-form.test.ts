import { FieldApi, FormApi } from '@tanstack/react-form';
import { expect, test } from 'vitest';
import { emptyValues } from './sample-offer.ts';

const defaultValues = emptyValues(2);

test("form library: an error with an unchanged code does not change its field's metadata", () => {
  const form = new FormApi({
    defaultValues,
    validators: { onBlur: () => ({ form: ['issue'], fields: { 'main.city': 'city-required' } }) },
  });
  form.mount();
  new FieldApi({ form, name: 'main.city' }).mount();
  void form.validateField('passengers', 'blur');
  const before = form.getFieldMeta('main.city');
  expect(before?.errors).toEqual(['city-required']);
  void form.validateField('passengers', 'blur');
  expect(form.getFieldMeta('main.city')).toBe(before);
});
