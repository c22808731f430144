import type { Tour } from '@booking/domain/schema';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { type TextKey, useText, useTranslation } from '../../i18n/index.ts';
import { PageHeading } from '../../layout/index.ts';
import { Button, Icon, Live, Loading, Notice, useOwnText, VisuallyHidden } from '../../primitives/index.ts';
import { type ListedTour, searchTours } from './search-tours.ts';
import { TourCard } from './tour-card.tsx';
import styles from './tour-list-view.module.css';

export type TourListViewProps = {
  /** Null while loading. */
  tours: readonly ListedTour[] | null;
  title: TextKey;
  hrefOf(tour: Tour): string;
  /** The address of a tour's picture, if the deployment has one. */
  pictureOf(tour: Tour): string | null;
};

/** The number of cards above the fold. Their pictures are fetched at once. */
const firstCards = 3;

/** The tour list: a search and a grid of cards. */
export function TourListView({ title, tours, hrefOf, pictureOf }: TourListViewProps) {
  const { t } = useTranslation('tours');
  const [search, setSearch] = useState('');
  const own = useOwnText<HTMLInputElement>(search, setSearch);
  const words = useDeferredValue(search);
  const found = useMemo(() => searchTours(tours ?? [], words), [tours, words]);
  const id = useId();
  const clear = () => {
    setSearch('');
    own.ref.current?.focus();
  };

  return (
    <div className={styles.page}>
      <PageHeading>{useText(title)}</PageHeading>
      <p className={styles.lead}>{t('lead')}</p>
      <search className={styles.search}>
        <VisuallyHidden as="label" htmlFor={id}>
          {t('search')}
        </VisuallyHidden>
        <Icon name="search" size={22} className={styles.icon ?? ''} />
        <input id={id} type="search" className={styles.input} placeholder={t('search')} autoComplete="off" enterKeyHint="search" {...own} />
      </search>
      <Live>{tours && words.trim() !== '' ? t('found', { count: found.length }) : ''}</Live>
      {!tours && <Loading height={480} />}
      {tours?.length === 0 && <Notice tone="info">{t('none')}</Notice>}
      {tours && tours.length > 0 && found.length === 0 && (
        <Notice
          tone="info"
          title={t('nothing', { words: words.trim() })}
          action={
            <Button variant="secondary" onClick={clear}>
              {t('clear')}
            </Button>
          }
        >
          {t('nothingHint')}
        </Notice>
      )}
      {found.length > 0 && (
        <ul className={styles.grid}>
          {found.map((tour, index) => (
            <li key={tour.id}>
              <TourCard tour={tour} href={hrefOf(tour)} picture={pictureOf(tour)} eager={index === 0 ? 'first' : index < firstCards} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
