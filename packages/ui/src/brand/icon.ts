/// <reference types="vite/client" />
import type { Brand } from '@booking/domain/brand';

const files = import.meta.glob<string>('./*/icon.svg', { eager: true, query: '?inline', import: 'default' });

/** The icon of a brand's tab, as a data URL: the page requests no file for it. */
export const getIcon = (brand: Brand): string => files[`./${brand}/icon.svg`] ?? '';
