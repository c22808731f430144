import type { DayLabel } from '@booking/domain/calendar';
import { useTranslation } from '../i18n/index.ts';
import { FewLeft } from '../primitives/few-left.tsx';
import { getLabelText } from './day-texts.ts';

type LabelTextProps = {
  label: DayLabel;
  /** Says what 'on request' means. */
  explained?: boolean | undefined;
};

/** The label of a day or departure outside the calendar's cells. Few places left are a tag. */
export function LabelText({ label, explained = false }: LabelTextProps) {
  const { t } = useTranslation('departures');
  if (label?.kind === 'only-left') return <FewLeft count={label.count} />;
  return <span>{explained && label?.kind === 'on-request' ? t('onRequestHint') : getLabelText(label, t)}</span>;
}
