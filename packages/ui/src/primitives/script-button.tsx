import type { ComponentProps } from 'react';
import { useIsHydrating } from './rendering/hydration-boundary.tsx';

/** A button that only a script can answer: it waits, disabled, until the page is hydrated. */
export function ScriptButton({ disabled, ...props }: ComponentProps<'button'>) {
  const isHydrating = useIsHydrating();
  return <button {...props} type="button" disabled={disabled || isHydrating} data-waiting={isHydrating ? '' : undefined} />;
}
