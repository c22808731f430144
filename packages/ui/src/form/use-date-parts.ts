import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type DatePart, type DateParts, fromParts, isSeparator, partLength, toDigits, toParts } from './date-parts.ts';

export const partOrder = ['day', 'month', 'year'] as const satisfies readonly DatePart[];
type Inputs = Record<DatePart, RefObject<HTMLInputElement | null>>;

/**
 * The three fields of a date over one form value. Goes on to the next field after the second *typed* digit or a typed separator;
 * never on paste, on edit or on arrow keys. Backspace in an empty field goes back. PASS-44, PASS-45.
 */
export function useDateParts(value: string, onChange: (value: string) => void) {
  const [parts, setParts] = useState<DateParts>(() => toParts(value));
  const inputs: Inputs = {
    day: useRef<HTMLInputElement>(null),
    month: useRef<HTMLInputElement>(null),
    year: useRef<HTMLInputElement>(null),
  };
  // Digits typed one after the other since the field was entered or emptied; NaN once it was edited in any other way.
  const typed = useRef(0);

  // The value was changed from outside (details cleared, another tab): what is shown follows.
  useEffect(() => setParts((now) => (fromParts(now) === value ? now : toParts(value))), [value]);

  const set = (next: DateParts): void => {
    setParts(next);
    onChange(fromParts(next));
  };
  const move = (part: DatePart, step: 1 | -1): void => {
    const target = partOrder[partOrder.indexOf(part) + step];
    const input = target ? inputs[target].current : null;
    if (!input) return;
    input.focus();
    if (step === 1) input.select();
    else input.setSelectionRange(input.value.length, input.value.length);
  };

  return {
    parts,
    inputs,
    set,
    onFocus() {
      typed.current = 0;
    },
    onInput(part: DatePart, text: string, { inputType, data }: Pick<InputEvent, 'inputType' | 'data'>) {
      const digits = toDigits(text, part);
      if (isSeparator(data)) {
        // Typed after an automatic move to the next field, a separator lands in an empty field and is ignored.
        if (digits !== '') move(part, 1);
        return;
      }
      if (inputType === 'insertText' && data !== null && /^\d$/.test(data)) typed.current += 1;
      else typed.current = digits === '' ? 0 : Number.NaN;
      set({ ...parts, [part]: digits });
      if (part !== 'year' && digits.length === partLength[part] && typed.current === 2) move(part, 1);
    },
    onKeyDown(part: DatePart, event: KeyboardEvent<HTMLInputElement>) {
      if (event.key !== 'Backspace' || event.currentTarget.value !== '' || part === 'day') return;
      event.preventDefault();
      move(part, -1);
    },
  };
}
