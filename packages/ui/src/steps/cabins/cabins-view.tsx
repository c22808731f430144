import { type CabinSelection, entryOf, personCount } from '@booking/domain/cabins';
import type { CabinType } from '@booking/domain/schema';
import type { ReactNode } from 'react';
import { errorText, useTranslation } from '../../i18n/index.ts';
import { StepLayout, type StepLayoutProps } from '../../layout/index.ts';
import { Loading, Notice } from '../../primitives/index.ts';
import { EmptyNotice, type Fault, FaultNotice } from '../fault-notice.tsx';
import { type StepError, StepField } from '../step-field.tsx';
import { CabinCard } from './cabin-card.tsx';
import type { CabinChoice } from './cabin-choice.ts';
import styles from './cabins-view.module.css';
import { PlacedLine } from './placed-line.tsx';

export type { CabinChoice };

export type CabinsViewProps = Pick<StepLayoutProps, 'back' | 'next' | 'bar'> & {
  progress: ReactNode;
  aside: ReactNode;
  /** Null while they load. */
  choices: readonly CabinChoice[] | null;
  selection: CabinSelection;
  party: number;
  onCount(type: CabinType, count: number): void;
  onPersons(typeId: string, index: number, persons: number): void;
  /** Cabins of the address that cannot be had any more were taken out. */
  adjusted: boolean;
  error: StepError | null;
  fault: Fault | null;
};

/** Step 3: cabin selection. Specification section 2. */
export function CabinsView(props: CabinsViewProps) {
  const { t } = useTranslation('cabins');
  const { choices, selection, party, back, fault } = props;
  return (
    <StepLayout
      title={t('title')}
      lead={t('lead')}
      progress={props.progress}
      aside={props.aside}
      waiting={!choices && !fault}
      back={back ?? null}
      next={props.next ?? null}
      {...(props.bar && { bar: props.bar })}
    >
      <FaultNotice fault={fault} />
      {props.adjusted && <Notice tone="info">{t('adjusted')}</Notice>}
      {!choices && !fault && (
        <div className={styles.waiting}>
          <Loading height={360} />
        </div>
      )}
      {choices?.length === 0 && <EmptyNotice title={errorText(t, 'no-cabins-available')} hint={t('noneHint')} back={back?.href ?? null} />}
      {choices && choices.length > 0 && (
        <>
          <StepField label={t('title')} error={props.error} focus="select">
            <div className={styles.list}>
              {choices.map((choice, index) => (
                <CabinCard
                  key={choice.type.id}
                  choice={choice}
                  cabins={entryOf(selection, choice.type.id) ?? []}
                  first={index === 0}
                  onCount={(count) => props.onCount(choice.type, count)}
                  onPersons={(at, persons) => props.onPersons(choice.type.id, at, persons)}
                />
              ))}
            </div>
          </StepField>
          <PlacedLine placed={personCount(selection)} party={party} />
        </>
      )}
    </StepLayout>
  );
}
