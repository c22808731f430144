import { useTranslation } from '../../i18n/index.ts';
import { ActionLink, Card } from '../../primitives/index.ts';
import type { CabinTravellers } from './confirmation-data.ts';
import styles from './travellers.module.css';

type TravellersProps = {
  cabins: readonly CabinTravellers[];
  /** The address where the visitor can change the assignment; null while it cannot be changed. */
  changeHref: string | null;
};

/** The cabins to be booked, with the passengers in each. CONF-31. */
export function Travellers({ cabins, changeHref }: TravellersProps) {
  const { t } = useTranslation('confirmation');
  return (
    <Card as="section" stack aria-labelledby="travellers-title">
      <div className={styles.head}>
        <h2 id="travellers-title">{t('travellers')}</h2>
        {changeHref ? (
          <ActionLink variant="quiet" href={changeHref} aria-describedby="travellers-title">
            {t('travellersChange')}
          </ActionLink>
        ) : null}
      </div>
      <dl className={styles.cabins}>
        {cabins.map(({ key, name, people }) => (
          <div key={key}>
            <dt>{name}</dt>
            {people.map((person, index) => (
              <dd key={`${index} ${person}`} translate="no">
                {person}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Card>
  );
}
