import { AssurancesContext, HelpBlock } from '@booking/ui/layout';
import type { ReactNode } from 'react';
import { useServices } from '../app/services.ts';
import { useChat } from './use-chat.ts';

/** The side panel of a step: its summary, then the brand's help block. */
export function Aside({ children }: { children?: ReactNode }) {
  const { runtime, now } = useServices();
  const chat = useChat();
  const { cancellation, assurances } = runtime.facts;
  return (
    <AssurancesContext value={cancellation === null ? assurances : [{ text: cancellation, href: null }, ...assurances]}>
      {children}
      <HelpBlock facts={runtime.facts} chat={chat ? { start: () => chat.start() } : null} now={now} />
    </AssurancesContext>
  );
}
