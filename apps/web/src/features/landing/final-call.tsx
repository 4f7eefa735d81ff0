import { LANDING_NAVIGATION } from '../../content/frame';
import { FINAL_CALL } from '../../content/landing';
import { useSession } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import styles from './final-call.module.css';

export function FinalCall() {
  const { user } = useSession();
  const action = user ? LANDING_NAVIGATION.dashboard : FINAL_CALL.action;
  return (
    <section className={styles['call']} aria-labelledby="final-call">
      <h2 className={styles['heading']} id="final-call">
        {FINAL_CALL.heading}
      </h2>
      <p>{FINAL_CALL.text}</p>
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
    </section>
  );
}
