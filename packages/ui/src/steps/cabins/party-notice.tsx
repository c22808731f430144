import type { PartyIssue } from '@booking/domain/suggestions';
import { type TFunction, useTranslation } from '../../i18n/index.ts';
import { ActionLink, Notice } from '../../primitives/index.ts';

/** Why these persons cannot be booked, in words. */
export function getIssueText(issue: PartyIssue, t: TFunction<'cabins'>): string {
  switch (issue.kind) {
    case 'below-minimum':
      return t('party.belowMinimum', { count: issue.count });
    case 'above-maximum':
      return issue.count === 0 ? t('party.full') : t('party.aboveMaximum', { count: issue.count });
    case 'too-few-places':
      return issue.count === 0 ? t('party.full') : t('party.tooFewPlaces', { count: issue.count });
    case 'no-combination':
      return t('party.noCombination');
  }
}

type PartyNoticeProps = { issue: PartyIssue | null; party: number; back: string | null };

/** Says before anything is chosen that the party does not fit this departure, with the way to another one. */
export function PartyNotice({ issue, party, back }: PartyNoticeProps) {
  const { t } = useTranslation('cabins');
  if (!issue) return null;
  const action = back && (
    <ActionLink variant="secondary" href={back}>
      {t('party.otherTrip')}
    </ActionLink>
  );
  return (
    <Notice tone="info" title={getIssueText(issue, t)} action={action}>
      <p>{t('party.yours', { count: party })}</p>
    </Notice>
  );
}
