import { StepAside } from '@booking/ui/layout';
import { type ReactNode, useCallback } from 'react';
import { useServices } from '../app/services.ts';
import { useChat } from './use-chat.ts';

/** The side panel of a step: its summary, then the brand's help block. */
export function Aside({ children }: { children?: ReactNode }) {
  const { runtime, now, serverNow } = useServices();
  // A visitor's clock that is hours wrong must not say that somebody answers the phone.
  const getTime = useCallback(() => serverNow() ?? now(), [serverNow, now]);
  const chat = useChat();
  return (
    <StepAside facts={runtime.facts} chat={chat ? { start: () => chat.start() } : null} now={getTime}>
      {children}
    </StepAside>
  );
}
