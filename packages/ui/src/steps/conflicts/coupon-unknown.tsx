import { useTranslation } from '../../i18n/index.ts';
import { Button, Live, Notice } from '../../primitives/index.ts';

export type CouponUnknownProps = {
  code: string;
  /** The coupon is being checked. */
  busy: boolean;
  onRetry(): void;
  /** Continues without the coupon; null if the coupon is part of a request that was sent. */
  onWithout: (() => void) | null;
};

/** A stored coupon whose validity is unknown blocks the booking until it is checked or removed. */
export function CouponUnknown({ code, busy, onRetry, onWithout }: CouponUnknownProps) {
  const { t } = useTranslation('conflicts');
  return (
    <>
      <Live>{busy ? t('couponChecking', { code }) : ''}</Live>
      {busy ? (
        <Notice tone="info">{t('couponChecking', { code })}</Notice>
      ) : (
        <Notice
          tone="error"
          title={t('couponUnknown', { code })}
          action={
            <>
              <Button onClick={onRetry}>{t('couponRetry')}</Button>
              {onWithout ? <Button onClick={onWithout}>{t('couponWithout')}</Button> : null}
            </>
          }
        >
          {t('couponUnknownText')}
        </Notice>
      )}
    </>
  );
}
