import { useTranslation } from '../../i18n/index.ts';
import { toPhone } from '../../layout/contact-links.ts';
import { ActionLink, Notice } from '../../primitives/index.ts';

export type NoDeparturesProps = {
  /** `over`: the last departure can no longer be booked. */
  reason: 'over' | 'none';
  toursHref: string;
  /** The number to call; null without one. */
  phone: string | null;
};

/** Replaces the calendar of a tour that has nothing to book, and offers other tours and the phone. */
export function NoDepartures({ reason, toursHref, phone }: NoDeparturesProps) {
  const { t } = useTranslation(['tourDate', 'common']);
  return (
    <Notice
      tone="info"
      title={t(`ended.${reason}`)}
      action={
        <>
          <ActionLink variant="primary" href={toursHref}>
            {t('common:error.allTours')}
          </ActionLink>
          {phone === null ? null : (
            <ActionLink variant="secondary" href={toPhone(phone)}>
              {t('common:header.call', { number: phone })}
            </ActionLink>
          )}
        </>
      }
    />
  );
}
