import { useFormat, useTranslation } from '../../i18n/index.ts';
import { Notice } from '../../primitives/index.ts';

/** `ending`: less than ten minutes are left. `over`: the cabins may be booked by others. */
type HoldPhase = 'held' | 'ending' | 'over';
export type HoldNoticeProps = {
  phase: HoldPhase;
  /** The end of the hold, in milliseconds since the epoch. */
  until: number;
};

/** Until when an unpaid booking keeps its cabins. Its end is announced to screen readers. */
export function HoldNotice({ phase, until }: HoldNoticeProps) {
  const { t } = useTranslation('payment');
  const time = useFormat().moment(until);
  return (
    <div role="status">
      {phase === 'held' ? (
        <p>{t('hold.held', { time })}</p>
      ) : (
        <Notice tone="warning" title={t(`hold.${phase}`)}>
          {t(`hold.${phase}Text`, { time })}
        </Notice>
      )}
    </div>
  );
}
