import { useLayoutEffect, useRef, useState } from 'react';

type Own<Value> = { value: Value };
/** How long a value may wait for its address, in milliseconds, before the address is believed again. */
const patience = 1000;

/**
 * A value that lives in the address, shown at once when it is changed: the address follows. Changes that come quicker than the
 * router commits them build on each other, none is lost.
 * @param keyOf equal texts for equal values
 * @param write puts the value into the address; settles when that is done
 */
export function useAddressValue<Value>(
  address: Value,
  keyOf: (value: Value) => string,
  write: (value: Value) => Promise<unknown>,
): [Value, (change: (value: Value) => Value) => void] {
  const [own, setOwn] = useState<Own<Value> | null>(null);
  const arrived = own !== null && keyOf(own.value) === keyOf(address);
  if (arrived) setOwn(null);
  const shown = own && !arrived ? own.value : address;
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  const change = (to: (value: Value) => Value) => {
    const mine = { value: to(latest.current) };
    latest.current = mine.value;
    setOwn(mine);
    // A navigation that was overtaken never arrives: then the address is right.
    void write(mine.value).finally(() => setTimeout(() => setOwn((now) => (now === mine ? null : now)), patience));
  };
  return [shown, change];
}
