import { useState } from 'react';

/** True once a value differs from its initial one. */
export function useChanged<Value>(value: Value): boolean {
  const [state, setState] = useState({ value, changed: false });
  if (state.value !== value) setState({ value, changed: true });
  return state.changed || state.value !== value;
}
