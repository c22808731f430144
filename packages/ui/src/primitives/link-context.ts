import { createContext } from 'react';

/**
 * How a link moves within the app. The views know nothing of a router: whoever mounts them may hand one in.
 * `follow` answers whether it took the address; `intend` fetches ahead what the address will need.
 */
export type LinkHandler = { follow(href: string): boolean; intend(href: string): void };

export const LinkContext = createContext<LinkHandler | null>(null);
