type ChallengeTexts = { title: string; lead: string; amount: string; complete: string; fail: string; sandbox: string };

export const challengeTexts = {
  en: {
    title: 'Confirm your payment',
    lead: 'Your bank would ask here who you are (3-D Secure).',
    amount: 'Amount',
    complete: 'Confirm',
    fail: 'Do not confirm',
    sandbox: 'Sandbox: no real money',
  },
  nl: {
    title: 'Bevestig je betaling',
    lead: 'Hier zou je bank vragen wie je bent (3-D Secure).',
    amount: 'Bedrag',
    complete: 'Bevestigen',
    fail: 'Niet bevestigen',
    sandbox: 'Testomgeving: geen echt geld',
  },
  de: {
    title: 'Bestätigen Sie Ihre Zahlung',
    lead: 'Hier würde Ihre Bank fragen, wer Sie sind (3-D Secure).',
    amount: 'Betrag',
    complete: 'Bestätigen',
    fail: 'Nicht bestätigen',
    sandbox: 'Testumgebung: kein echtes Geld',
  },
} as const satisfies Record<string, ChallengeTexts>;

export type ChallengeLanguage = keyof typeof challengeTexts;

/** The language of the page to which the visitor returns. */
export function challengeLanguage(returnUrl: string | null): ChallengeLanguage {
  try {
    const locale = new URL(returnUrl ?? '').searchParams.get('locale')?.slice(0, 2);
    return locale === 'nl' || locale === 'de' ? locale : 'en';
  } catch {
    return 'en';
  }
}
