import type { Runtime } from '../boot/resolve-runtime.ts';
import type { Chat } from './chat.ts';

/** The live chat, where the brand is the main one and all its settings are configured; else null. Decisions, 'Privacy and safety'. */
export async function loadChat({ brand, config, language }: Runtime, page: Window): Promise<Chat | null> {
  if (brand !== 'boatbiketours' || !config.chat) return null;
  const [{ createChat }, { withoutPersonalIds }] = await Promise.all([import('./chat.ts'), import('../analytics/analytics.ts')]);
  return createChat(page, config.chat, language, () => withoutPersonalIds(page.location.href));
}
