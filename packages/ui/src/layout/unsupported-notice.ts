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
/** The looks of a notice that takes the place of the page, without what an old browser may lack. */
const looks = {
  main: 'box-sizing:border-box;width:90%;max-width:640px;margin:48px auto;padding:32px 24px;border:1px solid var(--color-line,#d7e1ea);border-radius:14px;line-height:1.5',
  logo: 'display:block;margin:0 auto 24px',
  heading: 'margin:0 0 12px;font-size:28px;line-height:1.2',
  text: 'margin:0 0 24px',
  contact: 'margin:12px 0 0',
  link: 'display:block;max-width:320px;margin:0 auto;padding:12px 16px;border:1px solid var(--color-line-strong,#74879a);border-radius:10px;color:var(--color-brand,#0b3d6b);font-weight:bold;text-decoration:none',
} as const;

/** The looks as a style sheet, for a page with several notices. A single one has them as attributes: style sheets of the app may be missing. */
export const unsupportedStyle = [
  ['', looks.main],
  [' img', looks.logo],
  [' h1', looks.heading],
  [' p', looks.text],
  [' p+p', looks.contact],
  [' a', looks.link],
]
  .map(([part, look]) => `main.unsupported${part}{${look}}`)
  .join('');

/**
 * The template of the notice that the gate shows. Standing alone it is the page's main content, with logo and heading.
 * @param only the brand and language that it is for, if the page has several: then the page has `unsupportedStyle`, too
 */
export function unsupportedTemplate({ title, text, phone, email, logo }: UnsupportedNotice, only?: [Brand, Language]): string {
  const look = (part: keyof typeof looks): string => (logo && !only ? ` style="${looks[part]}"` : '');
  const link = (href: string, label: string): string =>
    `<a href="${escapeHtml(href)}" translate="no"${look('link')}>${escapeHtml(label)}</a>`;
  const heading = logo ? 'h1' : 'strong';
  const image =
    logo &&
    `<img src="${escapeHtml(logo.src)}" width="${logo.width}" height="${logo.height}" alt="${escapeHtml(logo.name)}"${look('logo')}>`;
  const contacts = [phone && link(toPhone(phone), phone), email && link(`mailto:${email}`, email)];
  const main = logo ? 'main' : 'div';
  const brand = only ? ` data-brand="${only[0]}"` : '';
  return [
    `<template id="${['unsupported', ...(only ?? [])].join('-')}"><${main} class="unsupported"${brand}${look('main')}><div role="alert">`,
    image ?? '',
    `<${heading}${look('heading')}>${escapeHtml(title)}</${heading}><p${look('text')}>${escapeHtml(text)}</p>`,
    ...contacts.map((contact) => (contact ? `<p${look('contact')}>${contact}</p>` : '')),
    `</div></${main}></template>`,
  ].join('');
}
