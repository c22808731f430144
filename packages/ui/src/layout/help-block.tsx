import type { BrandFacts } from '@booking/config';
import { isOfficeOpen } from '@booking/domain/brand';
import { useEffect, useId, useState } from 'react';
import { useFormat, useTranslation } from '../i18n/index.ts';
import { Card } from '../primitives/card.tsx';
import { Icon, type IconProps } from '../primitives/icon.tsx';
import { Picture } from '../primitives/pictures/picture.tsx';
import { ScriptButton } from '../primitives/script-button.tsx';
import { Tag } from '../primitives/tag.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import { toMessenger, toPhone } from './contact-links.ts';
import styles from './help-block.module.css';

export type HelpBlockProps = {
  facts: BrandFacts;
  chat: { start(): void } | null;
  /** Milliseconds since the epoch. It must have a stable identity. */
  now(): number;
};

type Contact = { icon: IconProps['name']; text: string; detail?: string; href: string; newWindow?: boolean; translate?: 'no' };

const plainTime = (time: string): string => time.replace(/^0/, '');
/** The city that names a time zone: its own name in each language would differ between browsers and the server. */
const getCity = (timeZone: string): string => timeZone.replace(/.*\//, '').replace('_', ' ');

/** Whether somebody answers now. A page that a server has rendered says so once it runs. */
function useIsOpen({ supportHours, timeZone }: BrandFacts, now: () => number): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const update = () => setIsOpen(isOfficeOpen(supportHours, timeZone, now()));
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, [supportHours, timeZone, now]);
  return isOpen;
}

/** Who helps, and when; phone numbers, messenger, live chat, contact form and FAQs of the brand. */
export function HelpBlock({ facts, chat, now }: HelpBlockProps) {
  const { t } = useTranslation('common');
  const { language } = useFormat();
  const titleId = useId();
  const isOpen = useIsOpen(facts, now);
  const { contactPerson: person } = facts;
  const spans = facts.supportHours.map(({ from, to }) => t('help.span', { from: plainTime(from), to: plainTime(to) }));
  const hours = new Intl.ListFormat(language).format(spans);
  const contacts: Contact[] = [
    ...facts.phones.map(
      ({ label, number }): Contact => ({ icon: 'phone', text: number, detail: label, href: toPhone(number), translate: 'no' }),
    ),
    ...(facts.whatsapp ? [{ icon: 'message', text: t('help.whatsapp'), href: toMessenger(facts.whatsapp), newWindow: true } as const] : []),
    ...(facts.email ? [{ icon: 'mail', text: facts.email, href: `mailto:${facts.email}`, translate: 'no' } as const] : []),
    { icon: 'edit', text: t('help.contactForm'), href: facts.contactForm, newWindow: true },
    { icon: 'help', text: t('help.faq'), href: facts.faq, newWindow: true },
  ];
  return (
    <Card as="section" className={styles.help} aria-labelledby={titleId}>
      <div className={styles.head}>
        {person?.picture ? <Picture src={person.picture} alt="" width={48} height={48} className={styles.portrait} /> : null}
        <div>
          <h2 id={titleId}>{t('help.title')}</h2>
          {person ? <p>{t('help.person', { name: person.name })}</p> : null}
          {spans.length > 0 ? (
            <p className={styles.muted}>
              <span>{`${t('help.hours', { hours, city: getCity(facts.timeZone) })} `}</span>
              <span className={isOpen ? undefined : styles.closed}>
                <Tag tone="success">{t('help.openNow')}</Tag>
              </span>
            </p>
          ) : null}
        </div>
      </div>
      <ul className={styles.list}>
        {chat ? (
          <li>
            <ScriptButton className={styles.link} onClick={() => chat.start()}>
              <Icon name="chat" />
              <span className={styles.text}>{t('help.chat')}</span>
            </ScriptButton>
          </li>
        ) : null}
        {contacts.map(({ icon, text, detail, href, newWindow, translate }) => (
          <li key={href}>
            <a className={styles.link} href={href} {...(newWindow ? { target: '_blank', rel: 'noopener' } : {})}>
              <Icon name={icon} />
              <span className={styles.text}>
                <span translate={translate}>{text}</span>
                {detail ? <span className={styles.muted}>{detail}</span> : null}
              </span>
              {newWindow ? <VisuallyHidden>{t('newWindow')}</VisuallyHidden> : null}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
