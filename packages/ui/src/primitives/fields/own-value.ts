import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { afterPress } from './after-press.ts';

/** The fields of the page. Each takes over what stands in it, and returns whether that was something new. */
const fields = new Map<Element, () => boolean>();

/**
 * Tells the state what stands in the fields within a node, or in the field that contains it. Browsers restore and fill in fields, and password
 * managers set their values, without any event, also before hydration. True if the state did not know all of it. A disabled field says nothing.
 */
export function takeFields(within: Node): boolean {
  let isNew = false;
  for (const [field, take] of fields) {
    if ((within.contains(field) || field.contains(within)) && !field.matches(':disabled')) isNew = take() || isNew;
  }
  return isNew;
}

/** What comes before a press, a submit, the storing of a draft or the end of a page. `change` is an event that React drops if a script has set the value. */
const moments = ['pointerdown', 'focusin', 'change', 'submit', 'popstate', 'visibilitychange', 'pagehide'] as const;
const takeAll = (): void => void takeFields(document);
const takeAfterPress = (): void => afterPress(takeAll);

function addField(field: Element, take: () => boolean): () => void {
  if (fields.size === 0) for (const moment of moments) window.addEventListener(moment, takeAfterPress, true);
  fields.set(field, take);
  return () => {
    fields.delete(field);
    if (fields.size === 0) for (const moment of moments) window.removeEventListener(moment, takeAfterPress, true);
  };
}

type Access<Control, Value> = {
  /** What stands in the control; `known` itself if that is the same. */
  read(control: Control, known: Value): Value;
  write(control: Control, value: Value): void;
  change(value: Value): void;
};

/**
 * For a control, or a group of them, that keeps what stands in it: React does not control it (`defaultValue`), so no render replaces what was
 * filled in without an event. A value that is set elsewhere is written to it. `take` reports what stands in it to `change`, once; `reset` writes the
 * value again.
 */
export function useOwnValue<Control extends Element, Value>(
  value: Value,
  { read, write, change }: Access<Control, Value>,
): { ref: RefObject<Control | null>; take(): boolean; reset(): void } {
  const ref = useRef<Control>(null);
  /** The value that was last reported or written. */
  const known = useRef(value);
  const take = (): boolean => {
    const now = ref.current ? read(ref.current, known.current) : known.current;
    if (now === known.current) return false;
    known.current = now;
    change(now);
    return true;
  };
  const reset = (): void => {
    known.current = value;
    if (ref.current) write(ref.current, value);
  };
  const takeLatest = useEffectEvent(take);
  const writeLatest = useEffectEvent((control: Control): void => {
    if (read(control, value) !== value) write(control, value);
  });
  useLayoutEffect(() => {
    if (known.current === value) return;
    known.current = value;
    if (ref.current) writeLatest(ref.current);
  }, [value]);
  // After each render, as the control may come and go.
  useLayoutEffect(() => (ref.current ? addField(ref.current, () => takeLatest()) : undefined));
  return { ref, take, reset };
}

/** A text box that keeps what stands in it: see `useOwnValue`. */
export function useOwnText<Control extends HTMLInputElement | HTMLTextAreaElement>(value: string, change: (value: string) => void) {
  const { ref, take } = useOwnValue<Control, string>(value, {
    read: (control) => control.value,
    write(control, text) {
      control.value = text;
    },
    change,
  });
  return { ref, defaultValue: value, onChange: () => void take() };
}

/** A checkbox that keeps its state: see `useOwnValue`. */
export function useOwnCheck(checked: boolean, change: (checked: boolean) => void) {
  const { ref, take } = useOwnValue<HTMLInputElement, boolean>(checked, {
    read: (control) => control.checked,
    write(control, isOn) {
      control.checked = isOn;
    },
    change,
  });
  return { ref, defaultChecked: checked, onChange: () => void take() };
}

/**
 * A select that keeps what is chosen in it: see `useOwnValue`.
 * @param offered the values of its options. A value that is not among them, or not yet, shows the first option
 */
export function useOwnChoice(value: string, offered: readonly string[], change: (value: string) => void) {
  const shown = offered.includes(value) ? value : (offered[0] ?? '');
  const { ref, take } = useOwnValue<HTMLSelectElement, string>(shown, {
    read: (control) => control.value,
    write(control, chosen) {
      control.value = chosen;
    },
    change,
  });
  return { ref, defaultValue: value, onChange: () => void take() };
}

/** Radio buttons of one name within an element, which keep what is chosen: see `useOwnValue`. */
export function useOwnRadios<Group extends Element>(value: string, change: (value: string) => void) {
  const radios = (group: Group) => [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const { ref, take } = useOwnValue<Group, string>(value, {
    read(group, known) {
      const buttons = radios(group);
      const isOffered = buttons.some((radio) => radio.value === known);
      return buttons.find(({ checked }) => checked)?.value ?? (isOffered ? '' : known);
    },
    write(group, chosen) {
      for (const radio of radios(group)) radio.checked = radio.value === chosen;
    },
    change,
  });
  return { ref, onChange: () => void take() };
}
