import type { Brand } from '@booking/domain/brand';
import type { Language } from '@booking/domain/schema';
import { toPhone } from './contact-links.ts';

export type UnsupportedNotice = {
  title: string;
  text: string;
  phone: string | null;
  email: string | null;
  /** The brand's wordmark if the notice takes the place of the page; null if it stands above the page's content. */
  logo: { src: string; width: number; height: number; name: string } | null;
};

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const link = (href: string, text: string): string => `<a href="${escapeHtml(href)}" translate="no">${escapeHtml(text)}</a>`;

/**
 * The template of the notice that the gate shows. Standing alone it is the page's main content, with logo and heading.
 * @param only the brand and language that it is for, if the page has several
 */
export function unsupportedTemplate({ title, text, phone, email, logo }: UnsupportedNotice, only?: [Brand, Language]): string {
  const heading = logo ? 'h1' : 'strong';
  const image = logo && `<img src="${escapeHtml(logo.src)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(logo.name)}">`;
  const contacts = [phone && link(toPhone(phone), phone), email && link(`mailto:${email}`, email)];
  const main = logo ? 'main' : 'div';
  const brand = only ? ` data-brand="${only[0]}"` : '';
  return [
    `<template id="${['unsupported', ...(only ?? [])].join('-')}"><${main} class="unsupported"${brand}><div role="alert">`,
    image ?? '',
    `<${heading}>${escapeHtml(title)}</${heading}><p>${escapeHtml(text)}</p>`,
    ...contacts.map((contact) => (contact ? `<p>${contact}</p>` : '')),
    `</div></${main}></template>`,
  ].join('');
}
