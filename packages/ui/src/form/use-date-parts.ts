import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type DatePart, type DateParts, fromParts, isSeparator, partLength, toDigits, toParts } from './date-parts.ts';

export const partOrder = ['day', 'month', 'year'] as const satisfies readonly DatePart[];
type Inputs = Record<DatePart, RefObject<HTMLInputElement | null>>;

/**
 * Three date inputs that share one form value. The focus advances after the second *typed* digit or a typed separator, but never after
 * a paste, an edit or an arrow key. Backspace in an empty input moves the focus back. PASS-44, PASS-45.
 */
export function useDateParts(value: string, onChange: (value: string) => void) {
  const [parts, setParts] = useState<DateParts>(() => toParts(value));
  const inputs: Inputs = {
    day: useRef<HTMLInputElement>(null),
    month: useRef<HTMLInputElement>(null),
    year: useRef<HTMLInputElement>(null),
  };
  // Consecutive digits typed since the input was focused or emptied; NaN after any other edit.
  const typed = useRef(0);

  // Sync with a value that was set from outside: details were cleared, or changed in another tab.
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
        // After an automatic advance, a typed separator arrives in an empty input and is ignored.
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
