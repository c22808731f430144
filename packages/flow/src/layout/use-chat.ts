import { useMatches } from '@tanstack/react-router';
import { type Chat, useServices } from '../app/services.ts';

/** The live chat; null if the brand has none, it is not configured, or the address gives access to personal data. OUT-36. */
export function useChat(): Chat | null {
  const { chat } = useServices();
  const isPersonal = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.personal) });
  return isPersonal ? null : chat;
}
