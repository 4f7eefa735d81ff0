import { HORIZONTAL_TYPES } from '@figura/contracts';
import { LANDING_NAVIGATION } from '../../content/frame';
import { FINAL_CALL } from '../../content/landing';
import { plateUrls } from '../../content/plates/plate-urls';
import { translator } from '../../lib/messages/translator';
import { useSession } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import styles from './final-call.module.css';
import messages from './messages.en';

const t = translator(messages.finalCall);

export function FinalCall() {
  const { user } = useSession();
  const action = user ? LANDING_NAVIGATION.dashboard : FINAL_CALL.action;
  return (
    <section className={styles['call']} aria-labelledby="final-call">
      <div className={styles['words']}>
        <h2 className={styles['heading']} id="final-call">
          {FINAL_CALL.heading}
        </h2>
        <p>{FINAL_CALL.text}</p>
        <ButtonLink to={action.to}>{action.label}</ButtonLink>
      </div>
      <div className={styles['picture']}>
        <img src={plateUrls['five-figures']} alt={t('picture')} width={1450} height={660} loading="lazy" />
        <p className={styles['letters']} aria-hidden="true">
          {HORIZONTAL_TYPES.map((letter) => (
            <span key={letter}>{letter}</span>
          ))}
        </p>
      </div>
    </section>
  );
}
