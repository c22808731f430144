import type { Decorator } from '@storybook/react-vite';
import { useEffect, useState } from 'react';

const milliseconds = 3000;

function Waiting({ children }: { children: (arrived: boolean) => React.ReactNode }) {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArrived(true), milliseconds);
    return () => clearTimeout(timer);
  }, []);
  return children(arrived);
}

/** With the switch 'Slow data', a story whose `parameters.whileLoading` has args shows those first. */
export const slowData: Decorator = (Story, { args, globals, parameters }) =>
  globals.slowData && parameters.whileLoading ? (
    <Waiting>{(arrived) => <Story args={arrived ? args : { ...args, ...parameters.whileLoading }} key={String(arrived)} />}</Waiting>
  ) : (
    <Story />
  );
