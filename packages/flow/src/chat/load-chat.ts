import type { ChatSettings } from '@booking/domain/brand';
import type { Runtime } from '../boot/resolve-runtime.ts';
import type { Chat } from './chat.ts';

/** The chat's settings, where the brand is the main one and all of them are configured; else null. Decisions, 'Privacy and safety'. */
export const chatSettings = ({ brand, config }: Runtime): ChatSettings | null => (brand === 'boatbiketours' ? config.chat : null);

/** The live chat, where it is offered; else null. */
export async function loadChat(runtime: Runtime, page: Window): Promise<Chat | null> {
  const settings = chatSettings(runtime);
  if (!settings) return null;
  const [{ createChat }, { withoutPersonalIds }] = await Promise.all([import('./chat.ts'), import('../analytics/analytics.ts')]);
  return createChat(page, settings, runtime.language, () => withoutPersonalIds(page.location.href));
}
