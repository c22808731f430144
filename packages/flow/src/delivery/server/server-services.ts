import { createApiClient } from '@booking/api';
import type { IsoDate } from '@booking/domain/schema';
import type { Runtime } from '../../app/runtime.ts';
import type { Services } from '../../app/services.ts';
import { chatSettings } from '../../chat/chat-settings.ts';
import { lazyChat } from '../../chat/lazy-chat.ts';
import { safeStorage } from '../../storage/stored-item.ts';
import { assembleServices } from '../boot/create-services.ts';

/** What a server makes its pages of. */
export type ServerOptions = {
  /** The deployment's configuration, as input of `RuntimeConfigSchema`. */
  config: Record<string, unknown>;
  /** Sends the requests of the API contract, under `/api/v1`: to this server's own handlers or to a remote backend. */
  fetch: typeof fetch;
};

const noStorage = () =>
  safeStorage(() => {
    throw new Error('no storage on a server');
  });

/** The services of one request on a server: without storage, and with a chat that is never loaded. `day` is the earliest one on earth. */
export const serverServices = (runtime: Runtime, fetchData: typeof fetch, day: IsoDate): Services =>
  assembleServices(runtime, {
    client: createApiClient({ fetch: fetchData }),
    storage: { local: noStorage(), session: noStorage() },
    chat: chatSettings(runtime) && lazyChat(() => new Promise(() => {})),
    serverNow: () => null,
    today: () => day,
    renderedDay: day,
  });
