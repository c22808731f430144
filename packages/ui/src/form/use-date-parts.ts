import { toAsciiDigits } from '@booking/domain/schema';
import { type ChangeEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { useOwnValue } from '../primitives/index.ts';
import { type DatePart, fromParts, isSeparator, partLength, toDigits, toParts } from './date-parts.ts';

export const partOrder = ['day', 'month', 'year'] as const satisfies readonly DatePart[];
type Inputs = Record<DatePart, RefObject<HTMLInputElement | null>>;

/**
 * Three date inputs that share one form value. The focus advances after the second *typed* digit or a typed separator, but never after
 * a paste, an edit or an arrow key. Tab, Enter or a separator right after an automatic advance means that same step, and is ignored. Backspace in
 * an empty input moves the focus back.
 */
export function useDateParts(value: string, onChange: (value: string) => void) {
  const inputs: Inputs = {
    day: useRef<HTMLInputElement>(null),
    month: useRef<HTMLInputElement>(null),
    year: useRef<HTMLInputElement>(null),
  };
  const { ref, take } = useOwnValue<HTMLFieldSetElement, string>(value, {
    read(_, known) {
      const text = (part: DatePart): string => toDigits(inputs[part].current?.value ?? '', part);
      const date = fromParts({ year: text('year'), month: text('month'), day: text('day') });
      return date === fromParts(toParts(known)) ? known : date;
    },
    write: (_, date) => showDate(date),
    change: onChange,
  });
  // Consecutive digits typed since the input was focused or emptied; NaN after any other edit.
  const typed = useRef(0);
  // No key has been pressed since an automatic advance.
  const hasAdvanced = useRef(false);

  function show(part: DatePart, text: string): void {
    if (inputs[part].current) inputs[part].current.value = text;
  }
  function showDate(date: string): void {
    for (const part of partOrder) show(part, toParts(date)[part]);
  }
  /** Shows the applied value again, in place of text that was not read as one. */
  const restore = (part: DatePart): void => {
    show(part, toParts(value)[part]);
    inputs[part].current?.select();
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
    ref,
    inputs,
    restore,
    set(date: string) {
      showDate(date);
      take();
    },
    onFocus() {
      typed.current = 0;
      hasAdvanced.current = false;
    },
    onInput(part: DatePart, { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) {
      const { inputType, data } = nativeEvent as InputEvent;
      const digits = toDigits(input.value, part);
      if (isSeparator(data)) {
        if (hasAdvanced.current || digits === '') restore(part);
        else {
          show(part, digits);
          move(part, 1);
        }
        hasAdvanced.current = false;
        return;
      }
      hasAdvanced.current = false;
      if (input.value !== digits) input.value = digits;
      if (inputType === 'insertText' && data !== null && /^\d$/.test(toAsciiDigits(data))) typed.current += 1;
      else typed.current = digits === '' ? 0 : Number.NaN;
      take();
      if (part !== 'year' && digits.length === partLength[part] && typed.current === 2) {
        move(part, 1);
        hasAdvanced.current = true;
      }
    },
    onKeyDown(part: DatePart, event: KeyboardEvent<HTMLInputElement>) {
      const { key, shiftKey, currentTarget } = event;
      // The step that these keys mean has been made. A separator arrives as input, and Shift+Tab leads back from here.
      if (hasAdvanced.current && ((key === 'Tab' && !shiftKey) || key === 'Enter')) event.preventDefault();
      // Of a virtual keyboard, which names no keys, only the input is known.
      if (!isSeparator(key) && key !== 'Unidentified' && key !== 'Shift') hasAdvanced.current = false;
      if (key !== 'Backspace' || currentTarget.value !== '' || part === 'day') return;
      event.preventDefault();
      move(part, -1);
    },
  };
}
