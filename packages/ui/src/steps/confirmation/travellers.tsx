import { useFormat, useTranslation } from '../../i18n/index.ts';
import { ActionLink, Muted } from '../../primitives/index.ts';
import type { CabinTravellers, Contact, Traveller } from './confirmation-data.ts';
import { DocumentSection } from './document-section.tsx';
import styles from './travellers.module.css';

type TravellersProps = { cabins: readonly CabinTravellers[]; contact: Contact };

/** Who travels in which cabin, with all that was entered, and links to change it. */
export function Travellers({ cabins, contact }: TravellersProps) {
  const { t } = useTranslation(['confirmation', 'checkout']);
  const mainHref = cabins.flatMap(({ people }) => people).find(({ index }) => index === 0)?.changeHref ?? null;
  return (
    <DocumentSection id="travellers-title" title={t('travellers')}>
      {cabins.map(({ key, name, number, people }) => (
        <section key={key} className={styles.cabin}>
          <h3 className={styles.name}>{t('checkout:field.cabinOption', { name, number })}</h3>
          <ul className={styles.people}>
            {people.map((person) => (
              <Person key={person.index} {...person} />
            ))}
          </ul>
        </section>
      ))}
      <ContactDetails contact={contact} changeHref={mainHref} />
    </DocumentSection>
  );
}

function Person({ name, dateOfBirth, bodyHeight, bike, diet, extras, changeHref }: Traveller) {
  const { t } = useTranslation('confirmation');
  const { date } = useFormat();
  const details = [dateOfBirth ? date(dateOfBirth) : null, t('heightOf', { height: bodyHeight }), bike, diet, ...extras];
  return (
    <li className={styles.person}>
      <div>
        <p className={styles.who} translate="no">
          {name}
        </p>
        <Muted small>{details.filter((detail) => detail !== null).join(' · ')}</Muted>
      </div>
      <Change href={changeHref} name={name} />
    </li>
  );
}

function ContactDetails({ contact, changeHref }: { contact: Contact; changeHref: string | null }) {
  const { t } = useTranslation(['confirmation', 'checkout']);
  const { emailAddress, suggestedEmail, phoneNumber, address } = contact;
  return (
    <section className={styles.cabin}>
      <h3 className={styles.name}>{t('contact')}</h3>
      <div className={styles.person}>
        <div translate="no">
          <p className={styles.who}>{emailAddress}</p>
          {suggestedEmail === null ? null : (
            <p className={styles.question} translate="yes">
              {t('checkout:field.emailQuestion', { address: suggestedEmail })}
            </p>
          )}
          <Muted small>{phoneNumber}</Muted>
          <Muted small>{address}</Muted>
        </div>
        <Change href={changeHref} name={t('contact')} />
      </div>
    </section>
  );
}

function Change({ href, name }: { href: string | null; name: string }) {
  const { t } = useTranslation('confirmation');
  return href === null ? null : (
    <ActionLink variant="quiet" className={styles.change} href={href} aria-label={t('travellersChangeOf', { name })}>
      {t('travellersChange')}
    </ActionLink>
  );
}
