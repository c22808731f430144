import { createContext } from 'react';

/**
 * How a link moves within the app. The views know no router: the app may provide this context.
 * `follow` returns whether it handled the address; `intend` prefetches what the address will need.
 */
export type LinkHandler = { follow(href: string): boolean; intend(href: string): void };

export const LinkContext = createContext<LinkHandler | null>(null);
