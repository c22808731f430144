import { createContext } from 'react';

/**
 * Client-side navigation for links. The views are independent of a router; the app provides the handler through `LinkContext`.
 * `follow` returns whether it handled the address. `intend` prefetches the code and data of the address.
 */
export type LinkHandler = { follow(href: string): boolean; intend(href: string): void };

export const LinkContext = createContext<LinkHandler | null>(null);
