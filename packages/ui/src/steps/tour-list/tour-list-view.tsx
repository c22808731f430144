import { ownLanguage } from '@booking/domain/translations';
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import { type TextKey, useText, useTranslation } from '../../i18n/index.ts';
import { PageHeading } from '../../layout/index.ts';
import { Button, Icon, Live, Loading, Notice, useOwnText, VisuallyHidden } from '../../primitives/index.ts';
import { MandatoryCostsLine } from '../mandatory-costs-line.tsx';
import { FilterChips } from './filter-chips.tsx';
import { anyTour, filterTours, filterValues } from './filter-tours.ts';
import { type ListedTour, nearestTours, searchTours } from './search-tours.ts';
import { TourGrid, type TourGridProps } from './tour-grid.tsx';
import styles from './tour-list-view.module.css';

export type TourListViewProps = Omit<TourGridProps, 'tours'> & {
  /** Null while loading. */
  tours: readonly ListedTour[] | null;
  title: TextKey;
};

/** The tour list: a search, filters and a grid of cards. */
export function TourListView({ title, tours, hrefOf, pictureOf }: TourListViewProps) {
  const { t } = useTranslation(['tours', 'common']);
  const [search, setSearch] = useState('');
  const own = useOwnText<HTMLInputElement>(search, setSearch);
  const words = useDeferredValue(search);
  const [filter, setFilter] = useState(anyTour);
  const found = useMemo(() => searchTours(filterTours(tours ?? [], filter), words), [tours, filter, words]);
  const nearest = useMemo(() => (found.length === 0 ? nearestTours(tours ?? [], words) : []), [tours, found, words]);
  const { regions, days } = useMemo(() => filterValues(tours ?? []), [tours]);
  const toDays = (count: string | number): string => t('common:days', { count: Number(count) });
  const asked = [words.trim(), filter.region, filter.days && toDays(filter.days)].filter(Boolean).join(', ');
  const id = useId();
  const clear = () => {
    setSearch('');
    setFilter(anyTour);
    own.ref.current?.focus();
  };
  const any = { value: '', text: t('filter.all') };
  const toGrid = (shown: readonly ListedTour[]): ReactNode => <TourGrid tours={shown} hrefOf={hrefOf} pictureOf={pictureOf} />;

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
      <div className={styles.filters}>
        {regions.length > 0 && (
          <FilterChips
            label={t('filter.region')}
            options={[any, ...regions.map((region) => ({ value: region, text: region, language: ownLanguage }))]}
            value={filter.region}
            onChange={(region) => setFilter({ ...filter, region })}
          />
        )}
        {days.length > 0 && (
          <FilterChips
            label={t('filter.days')}
            options={[any, ...days.map((count) => ({ value: String(count), text: toDays(count) }))]}
            value={filter.days}
            onChange={(count) => setFilter({ ...filter, days: count })}
          />
        )}
        {tours?.some(({ price }) => price) ? <MandatoryCostsLine costs={null} /> : null}
      </div>
      <Live>{tours && asked !== '' ? t('found', { count: found.length }) : ''}</Live>
      {!tours && <Loading height={480} />}
      {tours?.length === 0 && <Notice tone="info">{t('none')}</Notice>}
      {tours && tours.length > 0 && found.length === 0 && (
        <Notice
          tone="info"
          title={t('nothing', { words: asked })}
          action={
            <Button variant="secondary" onClick={clear}>
              {t('clear')}
            </Button>
          }
        >
          {t('nothingHint')}
        </Notice>
      )}
      {found.length > 0 && toGrid(found)}
      {nearest.length > 0 && (
        <section className={styles.nearest} aria-labelledby={`${id}-nearest`}>
          <h2 id={`${id}-nearest`}>{t('nearest')}</h2>
          {toGrid(nearest)}
        </section>
      )}
    </div>
  );
}
