import { useState } from 'react';

/** True from the first time that a value differs from the one it was shown with at first. */
export function useChanged<Value>(value: Value): boolean {
  const [state, setState] = useState({ value, changed: false });
  if (state.value !== value) setState({ value, changed: true });
  return state.changed || state.value !== value;
}
