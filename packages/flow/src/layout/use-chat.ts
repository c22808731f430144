import { useMatches } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { type Chat, useServices } from '../app/services.ts';

/**
 * The live chat; null if the brand has none, it is not configured, the address gives access to personal data, or the visitor's consent is required and
 * not granted.
 */
export function useChat(): Chat | null {
  const { chat, consent } = useServices();
  const isPersonal = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.personal) });
  const isAllowed = () => consent.allows('chat');
  const allowed = useSyncExternalStore(consent.subscribe, isAllowed, isAllowed);
  return isPersonal || !allowed ? null : chat;
}
