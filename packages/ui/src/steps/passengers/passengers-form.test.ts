import { FieldApi, FormApi } from '@tanstack/react-form';
import { expect, test, vi } from 'vitest';
import { getMetadata } from './passengers-form.ts';
import { emptyValues } from './sample-offer.ts';

const defaultValues = emptyValues(2);
const defaultState = { fieldMetaBase: getMetadata([0, 1]) };

test('form library: rendering and submitting a field changes nothing in the form, if it has its metadata before', async () => {
  const form = new FormApi({ defaultValues, defaultState });
  form.mount();
  const name = 'passengers[1].firstName';
  const before = form.getFieldMeta(name);
  const onChange = vi.fn();
  form.store.subscribe(onChange);
  new FieldApi({ form, name }).mount();
  expect(onChange).not.toHaveBeenCalled();
  expect(before).toMatchObject({ isTouched: true, errors: [] });
  await form.handleSubmit();
  expect(form.getFieldMeta(name)).toBe(before);
});

test("form library: an error with an unchanged code does not change its field's metadata", () => {
  const form = new FormApi({
    defaultValues,
    defaultState,
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
