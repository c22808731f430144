import { useEffect } from 'react';
import { useNavigateTo } from '../boot/use-navigate-to.ts';

/** Goes on to another screen of the tool; this one leaves no entry in the history. */
export function Redirect({ href }: { href: string }) {
  const navigateTo = useNavigateTo();
  useEffect(() => void navigateTo(href, { replace: true }), [navigateTo, href]);
  return null;
}
