import type { InsuranceType } from '@booking/domain/schema';
import { useTranslation } from '../../i18n/index.ts';
import { Button, jumpTo, Notice, Outcome } from '../../primitives/index.ts';
import { insuranceName } from '../../summary/policy-name.ts';

export type InsuranceReplacedProps = {
  /** The types that were chosen; of those that are offered there is another policy now. */
  types: readonly { type: InsuranceType; isOffered: boolean }[];
  /** How often a press has led here: each time the notice is brought into view. */
  times: number;
  /** The id of the element where an insurance is chosen. */
  toId(type: InsuranceType): string;
};

/** A chosen insurance whose policy is not offered any more: choice and consent start empty. */
export function InsuranceReplaced({ types, times, toId }: InsuranceReplacedProps) {
  const { t } = useTranslation('conflicts');
  const { t: tReceipt } = useTranslation('receipt');
  if (types.length === 0) return null;
  return (
    <Outcome of={times || null}>
      {types.map(({ type, isOffered }) => (
        <div key={type} role="status">
          <Notice
            tone="warning"
            title={t('insuranceReplaced', { name: insuranceName(tReceipt, type) })}
            action={
              isOffered ? (
                <Button variant="secondary" onClick={() => jumpTo(toId(type))}>
                  {t('insuranceAction')}
                </Button>
              ) : null
            }
          >
            {t(isOffered ? 'insuranceReplacedText' : 'insuranceEndedText')}
          </Notice>
        </div>
      ))}
    </Outcome>
  );
}
