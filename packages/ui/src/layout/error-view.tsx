import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { ActionLink } from '../primitives/action-link.tsx';
import { Button } from '../primitives/button.tsx';
import { Icon } from '../primitives/icon.tsx';
import { toPhone } from './contact-links.ts';
import styles from './error-view.module.css';
import { PageHeading } from './page-heading.tsx';

export type ErrorViewProps = {
  title: string;
  message: ReactNode;
  retry?: { label?: string | undefined; onClick(): void } | undefined;
  /** The page where the visitor continues. */
  next?: { label: string; href: string; newWindow?: boolean | undefined } | undefined;
  /** The number to call for help. */
  phone?: string | undefined;
  home?: string | undefined;
};

/** A full-screen error with ways to continue. */
export function ErrorView({ title, message, retry, next, phone, home }: ErrorViewProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.error}>
      <div className={styles.picture}>
        <Icon name="boat" size={72} />
      </div>
      <PageHeading>{title}</PageHeading>
      <div className={styles.message} role="alert">
        {message}
      </div>
      <div className={styles.actions}>
        {next ? (
          <ActionLink variant="primary" href={next.href} newWindow={next.newWindow}>
            {next.label}
          </ActionLink>
        ) : null}
        {retry ? (
          <Button variant={next ? 'secondary' : 'primary'} onClick={retry.onClick}>
            {retry.label ?? t('retry')}
          </Button>
        ) : null}
        {phone ? (
          <ActionLink variant="secondary" href={toPhone(phone)}>
            {t('header.call', { number: phone })}
          </ActionLink>
        ) : null}
        {home ? (
          <ActionLink variant={retry || next ? 'secondary' : 'primary'} href={home}>
            {t('home')}
          </ActionLink>
        ) : null}
      </div>
    </div>
  );
}
