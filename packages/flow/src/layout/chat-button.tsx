import { FloatingButton } from '@booking/ui/floating-button';
import { useTranslation } from '@booking/ui/i18n';
import { memo, useSyncExternalStore } from 'react';
import type { Chat } from '../app/services.ts';

/** The floating chat button at the bottom right; hidden while the chat window is open. */
export const ChatButton = memo(function ChatButton({ chat }: { chat: Chat }) {
  const { t } = useTranslation();
  const state = useSyncExternalStore(chat.subscribe, chat.state, chat.state);
  if (state === 'open') return null;
  return <FloatingButton icon="chat" label={t('help.chat')} onClick={() => chat.start()} />;
});
