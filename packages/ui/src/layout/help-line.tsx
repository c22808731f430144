import { use } from 'react';
import { useTranslation } from '../i18n/index.ts';
import { jumpTo } from '../primitives/jump-to.ts';
import { Picture } from '../primitives/pictures/picture.tsx';
import { ScriptButton } from '../primitives/script-button.tsx';
import { VisuallyHidden } from '../primitives/visually-hidden.tsx';
import { toMessenger, toPhone } from './contact-links.ts';
import styles from './help-line.module.css';
import { SellerContext } from './seller-context.ts';

/** The element with the whole help, below the content. */
export const helpId = 'help';

/** The way to help in one line, at the foot of a summary from 1024 px: phone, messenger, and all others. Below that the help follows the summary. */
export function HelpLine() {
  const { t } = useTranslation('common');
  const { phones, whatsapp, contactPerson } = use(SellerContext);
  const [phone] = phones;
  if (!phone) return null;
  return (
    <div className={styles.help}>
      {contactPerson?.picture ? <Picture src={contactPerson.picture} alt="" width={32} height={32} className={styles.portrait} /> : null}
      <p className={styles.ways}>
        <span>{t('help.questions')}</span>
        <a href={toPhone(phone.number)} translate="no">
          {phone.number}
        </a>
        {whatsapp ? (
          <a href={toMessenger(whatsapp)} target="_blank" rel="noopener">
            <span>{t('help.whatsapp')}</span>
            <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
          </a>
        ) : null}
        <ScriptButton className={styles.more} onClick={() => jumpTo(helpId)}>
          {t('help.more')}
        </ScriptButton>
      </p>
    </div>
  );
}
