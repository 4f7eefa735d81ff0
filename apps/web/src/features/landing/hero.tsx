import { LANDING_NAVIGATION } from '../../content/frame';
import { HERO } from '../../content/hero';
import { useSession } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import { FiveWomen } from './five-women';
import styles from './hero.module.css';
import { hero as t } from './messages.en';

export function Hero() {
  const { user } = useSession();
  return (
    <section className={styles['hero']} aria-labelledby="headline">
      <div>
        <h1 className={styles['headline']} id="headline" tabIndex={-1}>
          {HERO.headline}
        </h1>
        <FiveWomen />
      </div>
      <div className={styles['words']}>
        <p className={styles['text']}>
          {t.rich('text', { word: (chunks) => <em className={styles['word']}>{chunks}</em> })}
        </p>
        <div className={styles['actions']}>
          {user ? (
            <ButtonLink to={LANDING_NAVIGATION.dashboard.to}>{LANDING_NAVIGATION.dashboard.label}</ButtonLink>
          ) : (
            <>
              <ButtonLink to={HERO.primary.to}>{HERO.primary.label}</ButtonLink>
              <ButtonLink to={HERO.withoutTape.to} variant="quiet">
                {HERO.withoutTape.label}
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
