import { useTranslation } from '../i18n/index.ts';
import { Notice } from '../primitives/index.ts';

/** Reports, outside the collapsed summary, that a previously applied code is not valid for this departure. */
export function DroppedCoupon({ code }: { code: string | null }) {
  const { t } = useTranslation('checkout');
  return code === null ? null : <Notice tone="info">{t('coupon.dropped', { code })}</Notice>;
}
