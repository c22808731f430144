import type { Services } from '../../app/services.ts';

/** Whether a tag manager, a chat or a host page is configured for this page. */
export const hasOutsideServices = ({ hasThirdPartyScripts, runtime: { framed, config } }: Services): boolean =>
  hasThirdPartyScripts || (framed && config.parentOrigins.length > 0);
