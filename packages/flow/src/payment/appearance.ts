import type { Appearance } from '@stripe/stripe-js';

const tokens = {
  colorPrimary: '--color-selected',
  colorBackground: '--color-surface',
  colorText: '--color-text',
  colorTextSecondary: '--color-muted',
  colorDanger: '--color-error',
  borderRadius: '--radius-m',
  fontFamily: '--font',
} as const;

/** Converts the brand's design tokens to the appearance options of the provider's form. */
export function brandAppearance(page: Window): Appearance {
  const style = page.getComputedStyle(page.document.documentElement);
  const variables = Object.fromEntries(Object.entries(tokens).map(([name, token]) => [name, style.getPropertyValue(token).trim()]));
  return { theme: 'stripe', variables: { ...variables, fontSizeBase: '16px', spacingUnit: '4px' } };
}
